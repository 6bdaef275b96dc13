import { USUAL_DUTIES } from '../../../championship/motion.ts';
import { EDITIONS } from '../../../demo/plan.ts';
import { invariant } from '../../../kit/absurd.ts';
import type { Chance } from '../../../kit/chance.ts';
import { HOUR, MINUTE, zurichInstant } from '../../../kit/time.ts';
import type { Making, Resident } from './making.ts';
import { byHand, type openMinds, playOn, SKILLS } from './playing.ts';

type Minds = ReturnType<typeof openMinds>;
type EditionName = keyof typeof EDITIONS;

export async function createEdition(making: Making, name: EditionName): Promise<void> {
  const { id, title, start, template } = EDITIONS[name];
  const duties = name === 'thisYear' ? { duties: USUAL_DUTIES } : {};
  const anna = await making.staff('anna');
  await anna.post('/api/editions', { id, title, start, template, level: 'club', ...duties });
}

export const enter = ({ visitor }: Resident, name: EditionName): Promise<{ number: number }> =>
  visitor.post(`/api/editions/${EDITIONS[name].id}/entry`, { acceptsRules: true });

/** A match of the championship; without a match left, with closed doors, it is another's turn. */
export async function playMatch(
  making: Making,
  minds: Minds,
  { resident, name, games, seconds }: { resident: Resident; name: EditionName; games?: number; seconds: number },
): Promise<string | undefined> {
  const { visitor, form } = resident;
  const started = await visitor.ask(`/api/editions/${EDITIONS[name].id}/matches`);
  if (started.status !== 200) return undefined;
  const chance = making.chance(`match/${started.body.id}`);
  const played = await playOn(minds, started.body, {
    ...{
      tell: byHand(making.server, `person:${resident.id}`),
      chance,
      skill: skillOf(form.email),
      think: thinking(making, chance, seconds),
    },
    ...(games !== undefined && { games }),
  });
  return played.id;
}

/** So many seconds a card in the mean; whole ones, which take less room. */
export const thinking =
  ({ clock }: Making, chance: Chance, seconds: number) =>
  () =>
    clock.pass((1 + chance.below(2 * seconds - 1)) * 1000);

const skillOf = (email: string) => SKILLS[Number(/\d+/.exec(email)?.[0] ?? 0) % SKILLS.length]!;

/** Last year from its qualification to its champion, decided by one person alone. */
export async function lastYear(making: Making, minds: Minds, residents: readonly Resident[]): Promise<void> {
  const { clock } = making;
  const { id } = EDITIONS.lastYear;
  clock.reach(zurichInstant('2025-09-26T09:00'));
  await createEdition(making, 'lastYear');
  for (const resident of residents) await enter(resident, 'lastYear');
  clock.reach(zurichInstant('2025-10-10T08:00'));
  for (const resident of residents) {
    clock.pass(5 * MINUTE);
    await playMatch(making, minds, { resident, name: 'lastYear', seconds: 3 });
  }
  clock.reach(zurichInstant('2025-10-24T08:00'));
  for (const resident of residents.slice(0, residents.length >> 1))
    await playMatch(making, minds, { resident, name: 'lastYear', seconds: 3 });
  clock.reach(zurichInstant('2025-10-29T09:00'));
  await making.runJobs();
  const office = async (command: object) => (await making.staff('anna')).ask(`/api/editions/${id}/commands`, command);
  const must = async (command: object) => {
    const { status, body } = await office(command);
    invariant(status === 200, `${JSON.stringify(command)}: ${JSON.stringify(body)}`);
  };
  await must({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' });
  await must({ type: 'publishRanking', phase: 'semiFinal', version: 1 });
  await must({ type: 'makeCut' });
  await making.runJobs();
  const { edition } = await (await making.staff('anna')).get(`/api/editions/${id}/office`);
  const places: { number: number; person?: string }[] = edition.admission.places;
  clock.pass(HOUR);
  for (const { number } of places) await must({ type: 'confirm', number, receivedAt: clock.now(), how: 'e-mail' });
  clock.reach(zurichInstant('2025-11-15T18:30'));
  await must({ type: 'proposeChampion', number: places[0]!.number, reason: 'Finaltisch' });
  const { edition: after } = await (await making.staff('anna')).get(`/api/editions/${id}/office`);
  const champion = after.proposals.at(-1);
  if (champion?.decision === null)
    await (await making.staff('beat')).post(`/api/editions/${id}/commands`, {
      ...{ type: 'decideProposal', id: champion.id, approve: true },
    });
  clock.pass(2 * HOUR);
  await making.runJobs();
}

/** A match is given back, as two people decide, and another wish waits for the second of them. SSC 8.02 */
export async function giveBack(making: Making, { number, match }: { number: number; match: string }): Promise<void> {
  const path = `/api/editions/${EDITIONS.thisYear.id}/commands`;
  const reason = 'Stromausfall im Dorf';
  await (await making.staff('anna')).post(path, { type: 'proposeGivingBack', number, match, reason });
  const beat = await making.staff('beat');
  const { edition } = await beat.get(`/api/editions/${EDITIONS.thisYear.id}/office`);
  await beat.post(path, { type: 'decideProposal', id: edition.proposals.at(-1).id, approve: true });
}
