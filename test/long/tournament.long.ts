import { chanceFromText } from '../../src/kit/chance.ts';
import { EBH, SSC } from '../../src/tournament/regulation.ts';
import { drawSeating } from '../../src/tournament/seating.ts';
import { checkSeating } from '../../src/tournament/seatingCheck.ts';
import type { SeatedSet } from '../../src/tournament/seatingSchedule.ts';
import { simulateEvening } from '../evening.sim.ts';
import { playFinal } from '../hall/final.ts';
import { killDuringPasse } from '../hall/kill.ts';

const field = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const FIELDS = [16, 20, 42, 104, 105, 1000];
const SHRINKING = [40, 100, 104, 1000];

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
  'evenings: whole evenings with every kind of mistake': async (seed) => {
    let games = 0;
    let rulings = 0;
    let evenings = 0;
    for (const n of [8, 9, 11, 16, 23, 42, 60, 104, 105, 300, 1000])
      for (const regulation of [SSC, EBH])
        for (let k = 0; k < (n > 200 ? 1 : 3); k++) {
          const report = simulateEvening(`${seed}/${n}/${k}`, n, regulation);
          games += report.games;
          rulings += report.rulings;
          evenings++;
        }
    return { ok: true, figure: { evenings, games, rulings } };
  },
  'tournament: the server is killed while the tables write': async () => {
    const figure = await killDuringPasse(4);
    return { ok: figure.lost === 0 && figure.doubled === 0 && figure.acknowledged === 24, figure };
  },
  'tournament: the final of 104 with desk, projector and phones in real browsers': async () => {
    const figure = await playFinal(104);
    const ok = figure.anyRepeats === 0 && figure.champion !== '' && figure.errors.length === 0;
    return { ok: ok && figure.slowestOnTheWall <= 1000, figure };
  },
};
