import { bonusSlots, dailySlots, isBonus } from '../../championship/allowance.ts';
import { type Calendar, dailyMatches, type Phase, phaseSpan, whereIs } from '../../championship/calendar.ts';
import { type Edition, isExcluded, phaseNow, rankingOf } from '../../championship/edition.ts';
import { type Entry, entryProcess, mustAccept, startable } from '../../championship/entry.ts';
import { calendarFor } from '../../championship/fixed.ts';
import { type Admission, isHeld, placeOf } from '../../championship/place.ts';
import { stageOf } from '../../championship/stage.ts';
import { type PublicName, publicName } from '../../championship/standings.ts';
import type { AllowanceView, Dates, EditionView, HomeView } from '../../championship/wire.ts';
import { type Instant, zurichDay } from '../../kit/time.ts';
import { type Context, circumstances } from './context.ts';
import { numberOf, staffObstacle } from './entering.ts';
import { referralCode } from './referral.ts';
import { liveCutLine, namesOf, standingOf, whoIs } from './standings.ts';
import { entryStream } from './streams.ts';
import { ours } from './tables.ts';

/** What everybody may know of an edition. */
export async function publicEdition(context: Context, edition: Edition, now: Instant): Promise<EditionView> {
  const calendar = calendarFor(edition);
  const { db } = context.services.store;
  const counts = await ours(db)
    .selectFrom('championship_entries')
    .select((e) => [
      e.fn.countAll<bigint>().as('entered'),
      e.fn.countAll<bigint>().filterWhere('is_qualified', '=', true).as('qualified'),
    ])
    .where('edition', '=', edition.id)
    .where('is_out', '=', false)
    .executeTakeFirstOrThrow();
  const { id, title, titles, standing, start, computers, template, admission, venue, regulations } = edition;
  return {
    ...(titles && { titles }),
    ...(edition.look?.now && { look: edition.look.now }),
    ...{ id, title, standing, start, computers, template, venue, regulations, now },
    phase: phaseNow(edition, now),
    stage: stageOf(edition, now),
    champion: await championOf(context, edition),
    changes: changesOf(edition),
    isAlone: edition.duties?.secondPerson === false,
    calendar: datesOf(calendar),
    entered: Number(counts.entered),
    qualified: Number(counts.qualified),
    cutLine: await liveCutLine(db, id, template.final.places, specialPlaces(admission)),
    rankings: edition.rankings,
    finalists: admission.places.filter(isHeld).length,
    cut: admission.cut ?? null,
    lots: admission.draws.map(({ announcement, record, purpose }) => ({
      ...{ id: announcement.id, purpose, announcedAt: announcement.announcedAt, source: announcement.source.kind },
      drawn: record !== null,
    })),
  };
}

/** Who won the final: name and town, as of every finalist (SSC 8.03). */
export async function championOf({ services, people }: Context, { id, champion }: Edition): Promise<PublicName | null> {
  if (champion === null) return null;
  const known = (await namesOf(services.store.db, people, id, [champion])).get(champion);
  return publicName(champion, whoIs(known), { consents: false, isFinalist: true });
}

/** What two people changed while the edition ran, newest first. SSC 8.02, 8.07 */
const changesOf = ({ proposals }: Edition): EditionView['changes'] =>
  proposals
    .flatMap(({ motion, decision }) =>
      decision?.approved && (motion.kind === 'change' || motion.kind === 'extension' || motion.kind === 'regulation')
        ? [{ at: decision.at, reason: motion.reason }]
        : [],
    )
    .reverse();

/** Title holder and wild cards: their results do not take a place from anybody (G21). */
export const specialPlaces = ({ places }: Admission): number[] =>
  places
    .filter((place) => isHeld(place) && (place.title === 'titleHolder' || place.title === 'wildCard'))
    .map((p) => p.number);

function datesOf(calendar: Calendar): Dates {
  const { doors, trumpSundays, confirmBy, confirmUntil, finalDay, qualificationEnds } = calendar;
  const days = (phase: Phase) => doors.flatMap((door) => (door.phase === phase && door.day !== null ? [door.day] : []));
  return {
    bootCamp: { first: days('bootCamp')[0]!, last: days('bootCamp').at(-1)! },
    qualification: { first: days('qualification')[0]!, last: qualificationEnds },
    semiFinal: phaseSpan(calendar, 'semiFinal'),
    ...{ trumpSundays, confirmBy, confirmUntil, finalDay },
  };
}

/** The participant's home: what is left today and why, what was played, where one stands, what comes next. */
export async function home(context: Context, edition: Edition, person: string, now: Instant): Promise<HomeView> {
  const number = await numberOf(context, edition.id, person);
  const obstacle =
    (await context.people.obstacle(person, now)) ?? (await staffObstacle(context, edition.id, person)) ?? null;
  const where = whereIs(calendarFor(edition), now);
  const door = where.at === 'open' ? where.door : null;
  const next = where.at === 'closed' ? { phase: where.next.phase, opens: where.next.opens } : null;
  const base = { edition: await publicEdition(context, edition, now), obstacle, door, next };
  if (number === undefined) return { ...base, entry: null };
  const { state } = await context.services.store.load(entryProcess, entryStream(edition.id, number));
  const entry = state!;
  const start = startable(entry, calendarFor(edition), edition.standing, now);
  const { db } = context.services.store;
  const standing = async (phase: Phase) => (await standingOf(db, edition.id, phase, number)) ?? null;
  const place = placeOf(edition.admission, number);
  return {
    ...base,
    entry: {
      ...{ number, code: referralCode(edition.id, person), isExcluded: isExcluded(edition, number) },
      start: start.ok ? { ok: true, slots: start.value.slots.length } : { ok: false, refusal: start.refusal },
      allowance: allowanceOf(edition, entry, now),
      referrals: entry.earned.referrals.length,
      qualified: entry.qualifiedBy !== null,
      accepted: entry.accepted,
      mustAccept: mustAccept(entry, circumstances(edition, number).regulation),
      matches: [...entry.matches].reverse().slice(0, 100),
      standings: {
        bootCamp: await standing('bootCamp'),
        qualification: await standing('qualification'),
        semiFinal: await standing('semiFinal'),
      },
      place: place ?? null,
    },
  };
}

/** How many matches are left now, kind by kind. */
function allowanceOf(edition: Edition, entry: Entry, now: Instant): AllowanceView {
  const calendar = calendarFor(edition);
  const used = new Set(entry.matches.map(({ slot }) => slot));
  const free = (slots: readonly string[]) => slots.filter((slot) => !used.has(slot)).length;
  const today = zurichDay(now);
  const isQualificationDay = calendar.doors.some(({ phase, day }) => phase === 'qualification' && day === today);
  const bonus = bonusSlots(calendar, entry.earned);
  const semiFinal = edition.template.semiFinal.matches;
  return {
    today: isQualificationDay ? { left: free(dailySlots(calendar, today)), of: dailyMatches(calendar, today) } : null,
    isTrumpSunday: calendar.trumpSundays.includes(today),
    bonus: { left: free(bonus), of: bonus.length, used: entry.matches.filter(({ slot }) => isBonus(slot)).length },
    semiFinal: { left: semiFinal - entry.matches.filter(({ slot }) => slot.startsWith('s/')).length, of: semiFinal },
  };
}

export const publishedVersion = (edition: Edition, phase: Phase): number | null =>
  rankingOf(edition, phase)?.published ?? null;
