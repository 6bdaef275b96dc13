import type { Calendar } from '../../src/championship/calendar.ts';
import { type Edition, editionProcess } from '../../src/championship/edition.ts';
import { type Entry, entryProcess } from '../../src/championship/entry.ts';
import { doorList, isHeld } from '../../src/championship/place.ts';
import { invariant } from '../../src/kit/absurd.ts';
import { canonical } from '../../src/kit/canonical.ts';
import { zurichDay, zurichText } from '../../src/kit/time.ts';
import { verifyLot } from '../../src/lot/verify.ts';
import type { Office } from './office.ts';

/**
 * A second opinion: reads nothing but the log, counts with its own few lines, and compares with what the office
 * believes. Numbers of the regulation stand here once more, on purpose.
 */
export function audit(office: Office, calendar: Calendar): void {
  replayed(office);
  limits(office, calendar);
  places(office, calendar);
  mailsOnce(office);
}

/** The log alone gives the same state again. */
function replayed({ log, entries, edition }: Office): void {
  const again = new Map<string, Entry>();
  let editionAgain: Edition | undefined;
  for (const { logged } of log.entries) {
    if (logged.of === 'entry') again.set(logged.stream, entryProcess.evolve(again.get(logged.stream), logged.event)!);
    if (logged.of === 'edition') editionAgain = editionProcess.evolve(editionAgain, logged.event);
  }
  invariant(canonical(editionAgain) === canonical(edition), 'the edition replays');
  invariant(again.size === entries.size, 'every entry replays');
  for (const [number, entry] of entries) {
    invariant(canonical(again.get(`entry/${number}`)) === canonical(entry), `entry ${number} replays`);
  }
}

/** Hours, daily limits, bonus only after the daily matches, six in the semi-final, nobody excluded plays. */
function limits({ log }: Office, { trumpSundays }: Calendar): void {
  const daily = new Map<string, number>();
  const bonus = new Map<string, number>();
  const semi = new Map<string, number>();
  const earned = new Map<string, number>();
  const points = new Map<string, number>();
  const phases = new Map<string, string>();
  const qualified = new Set<string>();
  const excluded = new Set<string>();
  const ended = new Set<string>();
  const add = (map: Map<string, number>, key: string, n = 1) => map.set(key, (map.get(key) ?? 0) + n).get(key)!;
  for (const { at, logged } of log.entries) {
    if (logged.of === 'edition' && logged.event.type === 'excluded') excluded.add(`entry/${logged.event.number}`);
    if (logged.of !== 'entry') continue;
    const { stream, event } = logged;
    switch (event.type) {
      case 'started': {
        invariant(!excluded.has(stream), `${stream} plays though excluded`);
        const day = zurichDay(at);
        const time = zurichText(at).slice(11);
        phases.set(event.match, event.phase);
        if (event.phase === 'semiFinal') {
          const extra = event.slot.startsWith('x/returned') ? 0 : 1;
          invariant(qualified.has(stream), `${stream} is no semi-finalist`);
          invariant(add(semi, stream, extra) <= 6, `${stream}: seventh semi-final match`);
          break;
        }
        invariant(time >= '07:00:00.000' && time <= '23:00:00.000', `${stream} starts at ${time}`);
        if (event.phase === 'bootCamp') break;
        const most = trumpSundays.includes(day) ? 5 : 2;
        if (event.slot.startsWith('q/'))
          invariant(add(daily, `${stream} ${day}`) <= most, `${stream} ${day}: too many`);
        else {
          invariant(daily.get(`${stream} ${day}`) === most, `${stream} ${day}: bonus before daily`);
          const isReturned = event.slot.startsWith('x/returned');
          const used = add(bonus, stream, isReturned ? 0 : 1);
          invariant(used <= (earned.get(stream) ?? 0), `${stream}: bonus not earned`);
        }
        break;
      }
      case 'ended':
        invariant(!ended.has(event.match), `${event.match} ends twice`);
        ended.add(event.match);
        invariant(event.points >= 0 && event.points <= 157 * event.games, `${event.match}: impossible points`);
        if (phases.get(event.match) === 'qualification' && event.points >= 1150) qualified.add(stream);
        points.set(event.match, event.points);
        break;
      case 'bootCampBonus':
        add(earned, stream, 5);
        break;
      case 'referralCredited':
        invariant(`entry/${event.number}` !== stream, 'nobody refers himself');
        add(earned, stream, 2);
        break;
      default:
    }
  }
}

/** Nobody with more points stays outside who was never asked; lots verify; no excluded finalist; at most the field. */
function places({ edition, entries }: Office, { template }: Calendar): void {
  const { admission, excluded } = edition!;
  const out = new Set(excluded.map(({ number }) => number));
  const held = admission.places.filter(isHeld);
  const asked = new Set(admission.places.map(({ number }) => number));
  const lots = admission.draws.map(({ record }) => verifyLot(record));
  invariant(
    lots.every((lot) => lot.ok),
    `every lot verifies: ${JSON.stringify(lots.find((lot) => !lot.ok))}`,
  );
  invariant(new Set(admission.draws.map(({ announcement }) => announcement.id)).size === lots.length, 'one id a draw');
  invariant(held.length <= template.final.places + 1 + template.final.wildCards, 'the field is not too large');
  invariant(
    held.every(({ number }) => !out.has(number)),
    'no excluded finalist',
  );
  invariant(doorList(admission).length <= held.length, 'the door list holds finalists only');
  const byPoints = held.filter(({ points }) => points !== null);
  const lowest = Math.min(...byPoints.map(({ points }) => points!));
  for (const entry of entries.values()) {
    if (asked.has(entry.number) || out.has(entry.number)) continue;
    const best = entry.matches
      .filter(({ phase, ending }) => phase === 'semiFinal' && (ending === 'finished' || ending === 'expired'))
      .map(({ points }) => points)
      .sort((a, b) => b - a);
    const sum = best.slice(0, 3).reduce((a, b) => a + b, 0);
    invariant(byPoints.length === 0 || sum <= lowest, `${entry.number} with ${sum} was passed over (${lowest})`);
  }
}

/** Who qualified was told once; who was offered a place was told. */
function mailsOnce({ mails, entries, edition }: Office): void {
  const of = (kind: string) => [...mails.values()].filter(({ message }) => message.kind === kind).length;
  invariant(
    of('qualified') === [...entries.values()].filter(({ qualifiedBy }) => qualifiedBy).length,
    'qualified once',
  );
  invariant(of('placeOffered') === edition!.admission.places.length, 'every offer is told');
}
