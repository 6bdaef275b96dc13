import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import type { PersonId } from './person.ts';
import type { Field } from './registration.ts';

/** What hangs on who somebody is: a place in the final (SSC 7.02), a checked document (B21 5), money. */
export type Tie = 'place' | 'identity' | 'money';

/**
 * Name, birthday, address or mailbox are to change while something hangs on them: two people of the office decide. What
 * they change to stands in a record that can be erased.
 */
export type ChangeRequest = Immutable<{
  fields: Field[];
  tie: Tie;
  at: Instant;
  /** What the first of the two said. */
  said?: { isGranted: boolean; by: PersonId };
}>;

export type ChangeCommand = Immutable<
  | { type: 'requestChange'; fields: Field[]; tie: Tie }
  | { type: 'withdrawChange' }
  /** `asked`: when what is decided was asked for, so that nobody agrees to what he has not seen. */
  | { type: 'decideChange'; asked: Instant; grant: boolean }
>;

export type ChangeEvent = Immutable<
  | { type: 'changeRequested'; fields: Field[]; tie: Tie; at: Instant }
  | { type: 'changeWithdrawn'; at: Instant }
  | { type: 'changeJudged'; isGranted: boolean; by: PersonId; at: Instant }
  | { type: 'changeDecided'; isGranted: boolean; by: PersonId[]; at: Instant }
>;

export type ChangeRefusal = Immutable<
  { code: 'nothing-requested' } | { code: 'second-person-needed'; proposedBy: PersonId } | { code: 'not-about-oneself' }
>;

interface Asked {
  readonly id: PersonId;
  readonly request?: ChangeRequest | undefined;
}

/** Granted or refused when two different people say the same; who says otherwise is the first of the next two. */
export function decideChange(
  { id, request }: Asked,
  command: ChangeCommand,
  by: PersonId,
  at: Instant,
): Result<readonly ChangeEvent[], ChangeRefusal> {
  switch (command.type) {
    case 'requestChange': {
      // Who asks for a name and then for a mailbox wants both.
      const fields = [...new Set([...(request?.fields ?? []), ...command.fields])];
      return ok([{ type: 'changeRequested', fields, tie: command.tie, at }]);
    }
    case 'withdrawChange':
      return request === undefined ? refuse({ code: 'nothing-requested' }) : ok([{ type: 'changeWithdrawn', at }]);
    case 'decideChange': {
      const { asked, grant: isGranted } = command;
      if (by === id) return refuse({ code: 'not-about-oneself' });
      if (request?.at !== asked) return refuse({ code: 'nothing-requested' });
      const { said } = request;
      if (said?.isGranted !== isGranted) return ok([{ type: 'changeJudged', isGranted, by, at }]);
      if (said.by === by) return refuse({ code: 'second-person-needed', proposedBy: by });
      return ok([{ type: 'changeDecided', isGranted, by: [said.by, by], at }]);
    }
    default:
      return absurd(command);
  }
}

/** What is still asked for after this. */
export function evolveChange(request: ChangeRequest | undefined, event: ChangeEvent): ChangeRequest | undefined {
  switch (event.type) {
    case 'changeRequested': {
      const { fields, tie, at } = event;
      return { fields, tie, at };
    }
    case 'changeJudged':
      return request && { ...request, said: { isGranted: event.isGranted, by: event.by } };
    case 'changeWithdrawn':
    case 'changeDecided':
      return undefined;
    default:
      return absurd(event);
  }
}
