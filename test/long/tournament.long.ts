import { chanceFromText } from '../../src/kit/chance.ts';
import { EBH, SSC } from '../../src/tournament/regulation.ts';
import { checkSeating } from '../../src/tournament/seating/check.ts';
import type { SeatedSet } from '../../src/tournament/seating/schedule.ts';
import { drawSeating, type Seating } from '../../src/tournament/seating/seating.ts';
import { simulateEvening } from '../evening.sim.ts';
import { playFinal } from '../hall/final.ts';
import { killDuringPasse } from '../hall/kill.ts';

const field = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const FIELDS = [16, 20, 42, 104, 105, 1000];
const SHRINKING = [40, 100, 104, 1000];

/** The checker counts again what the draw says of itself. */
function checkedProof({ sets, proof }: Seating): Seating['proof'] {
  const { anyRepeats, secondByes, partnerRepeats, bound, forced } = checkSeating({ sets });
  return { ...proof, anyRepeats, secondByes, partnerRepeats, bound, forced };
}

/** Draws with many seeds, and whole evenings from 8 to 1000 players. */
export const checks: Record<string, (seed: string) => Promise<{ ok: boolean; figure: unknown }>> = {
  'seating: five Passen, nobody meets twice, nobody sits out twice': async (seed) => {
    let repeats = 0;
    let secondByes = 0;
    let draws = 0;
    for (const n of FIELDS)
      for (let k = 0; k < (n === 1000 ? 20 : 100); k++) {
        const drawn = drawSeating({ players: field(n), sets: 5 }, chanceFromText(`${seed}/${k}`)('draw'));
        if (!drawn.ok) return { ok: false, figure: drawn.refusal };
        const verdict = checkSeating({ sets: drawn.value.sets });
        repeats += verdict.anyRepeats;
        secondByes += verdict.secondByes;
        draws++;
      }
    return { ok: repeats === 0 && secondByes === 0, figure: { draws, repeats, secondByes } };
  },
  'seating: three in a hundred leave after every Passe': async (seed) => {
    let repeats = 0;
    let evenings = 0;
    for (const n of SHRINKING)
      for (let k = 0; k < (n === 1000 ? 10 : 50); k++) {
        const chance = chanceFromText(`${seed}/${n}/${k}`)('leave');
        let players = field(n);
        const history: SeatedSet[] = [];
        for (let passe = 0; passe < 5; passe++) {
          const sets = n < 60 ? 5 - passe : 1;
          const drawn = drawSeating({ players, sets, history }, chance);
          if (!drawn.ok) return { ok: false, figure: drawn.refusal };
          history.push(drawn.value.sets[0]!);
          const leavers = Math.max(1, Math.round(players.length * 0.03));
          for (let i = 0; i < leavers; i++) players = players.toSpliced(chance.below(players.length), 1);
        }
        repeats += checkSeating({ sets: history }).anyRepeats;
        evenings++;
      }
    return { ok: repeats === 0, figure: { evenings, repeats } };
  },
  'seating: every field from 8 to 120, five Passen, nothing repeated that the bound allows to spare': async (seed) => {
    const missed: string[] = [];
    let draws = 0;
    for (let n = 8; n <= 120; n++)
      for (let k = 0; k < 10; k++) {
        const drawn = drawSeating({ players: field(n), sets: 5 }, chanceFromText(`${seed}/${n}/${k}`)('draw'));
        if (!drawn.ok) return { ok: false, figure: drawn.refusal };
        const { anyRepeats, secondByes, partnerRepeats, bound, forced } = checkedProof(drawn.value);
        draws++;
        if (secondByes > forced.secondByes || partnerRepeats > 0) missed.push(`${n}: ${partnerRepeats}, ${secondByes}`);
        // Eight to fourteen cannot come down to the plain count; from fifteen on the bound is reached.
        else if (bound > 1 && anyRepeats > forced.anyRepeats) missed.push(`${n}: ${anyRepeats}`);
      }
    return { ok: missed.length === 0, figure: { draws, missed } };
  },
  'evenings: whole evenings from one seed, 8 to 1000 players': async (seed) => {
    const times = Number(process.env['EVENINGS'] ?? 10);
    const kinds = new Set<string>();
    const sum = { evenings: 0, games: 0, rulings: 0, dropouts: 0, late: 0, corrections: 0, exclusions: 0, crashes: 0 };
    const different: string[] = [];
    const repeats: string[] = [];
    for (const n of [8, 9, 16, 17, 20, 42, 100, 104, 105, 400, 1000])
      for (const regulation of [SSC, EBH])
        for (let k = 0; k < (n >= 400 ? 1 : times); k++) {
          const report = simulateEvening(`${seed}/${n}/${k}`, n, regulation);
          const again = simulateEvening(`${seed}/${n}/${k}`, n, regulation);
          if (report.hash !== again.hash) different.push(`${n}/${k} ${regulation.key}`);
          if (n >= 100 && report.anyRepeats + report.secondByes > 0) repeats.push(`${n}/${k} ${regulation.key}`);
          for (const kind of report.kinds) kinds.add(kind);
          sum.evenings++;
          for (const what of ['games', 'rulings', 'dropouts', 'late', 'corrections', 'exclusions', 'crashes'] as const)
            sum[what] += report[what];
        }
    const ok = different.length === 0 && repeats.length === 0 && kinds.size === 21 && sum.exclusions > 0;
    return { ok, figure: { ...sum, kinds: kinds.size, different, repeats } };
  },
  'tournament: the server is killed while the tables write': async (seed) => {
    const kills = Number(process.env['KILLS'] ?? 56);
    const figure = await killDuringPasse(kills, seed);
    const ok = figure.lost === 0 && figure.doubled === 0 && figure.kills === kills;
    return { ok: ok && figure.acknowledged === kills * 8, figure };
  },
  'tournament: the final of 104 with desk, projector and phones in real browsers': async () => {
    const figure = await playFinal(104);
    const ok = figure.anyRepeats === 0 && figure.champion !== '' && figure.errors.length === 0;
    return { ok: ok && figure.slowestOnTheWall <= 1000, figure };
  },
};
