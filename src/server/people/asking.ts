import { invariant } from '../../kit/absurd.ts';
import type { PersonId } from '../../people/person.ts';
import type { Actor } from '../http/actor.ts';

/** The person asking; the policy of the route has made sure there is one. */
export function personOf(actor: Actor): PersonId {
  invariant(actor.kind === 'person', 'the policy lets only people in');
  return actor.id;
}
