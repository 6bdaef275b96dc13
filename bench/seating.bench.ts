import { chanceFromText } from '../src/kit/chance.ts';
import { checkSeating } from '../src/tournament/seating/check.ts';
import type { SeatedSet } from '../src/tournament/seating/schedule.ts';
import { drawSeating } from '../src/tournament/seating/seating.ts';

const field = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const say = (bench: string, figure: number, unit: string) =>
  console.log(JSON.stringify({ bench, figure: Math.round(figure * 100) / 100, unit }));
/** Processor time: other work on the machine does not count. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

function measure(n: number, runs = 15): void {
  const times: number[] = [];
  let repeats = 0;
  for (let k = 0; k < runs; k++) {
    const start = cpu();
    const drawn = drawSeating({ players: field(n), sets: 5 }, chanceFromText(`bench ${k}`)('draw'));
    times.push(cpu() - start);
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.refusal));
    repeats += checkSeating({ sets: drawn.value.sets }).anyRepeats;
  }
  say(`seating ${n} players x 5 sets, median processor time`, median(times), 'ms');
  say(`seating ${n} players x 5 sets, repeats in ${runs} draws`, repeats, 'repeats');
}

function dropouts(n: number): void {
  const chance = chanceFromText('bench')('leave');
  let players = field(n);
  const history: SeatedSet[] = [];
  const times: number[] = [];
  for (let passe = 0; passe < 5; passe++) {
    const start = cpu();
    const drawn = drawSeating({ players, sets: n < 60 ? 5 - passe : 1, history }, chance);
    times.push(cpu() - start);
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.refusal));
    history.push(drawn.value.sets[0]!);
    const leavers = Math.max(1, Math.round(players.length * 0.03));
    for (let i = 0; i < leavers; i++) players = players.toSpliced(chance.below(players.length), 1);
  }
  say(`redraw ${n} players, 3 % leave after each set, median processor time`, median(times), 'ms');
  say(`redraw ${n} players, 3 % leave after each set, repeats`, checkSeating({ sets: history }).anyRepeats, 'repeats');
}

for (const n of [16, 20, 42, 104, 105, 1000]) measure(n);
for (const n of [40, 100, 104, 1000]) dropouts(n);
