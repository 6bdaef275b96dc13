// The last two tricks, played out without a table.
import { POINTS, SUIT, legalOf, trumps } from './cards';
import { suitOf } from '../rules';

export function lastTrick(a: u64, b: u64, c: u64, d: u64, rest: i32): i32 {
  const eligible = (SUIT << (9 * suitOf(<i32>ctz(a)))) | trumps;
  let best = a;
  let ours = true;
  if ((b & eligible) > best) {
    best = b;
    ours = false;
  }
  if ((c & eligible) > best) {
    best = c;
    ours = true;
  }
  if ((d & eligible) > best) ours = false;
  return ours ? rest : 0;
}

/** The last two tricks, at most sixteen lines: quicker played out than looked up. */
export function lastTwo(a: u64, b: u64, c: u64, d: u64, goal: i32, rest: i32): i32 {
  let ofA = -1;
  for (let as = a; as; as &= as - 1) {
    const first = <i32>ctz(as);
    const suit = SUIT << (9 * suitOf(first));
    const eligible = suit | trumps;
    const leftA = a ^ (as & -as);
    let ofB = 1000;
    for (let bs = legalOf(b, suit, first); bs; bs &= bs - 1) {
      const second = <i32>ctz(bs);
      const takesB = (((<u64>1) << second) & eligible) != 0 && second > first;
      const bestB = takesB ? second : first;
      const leftB = b ^ (bs & -bs);
      const tableB = <i32>load<u8>(POINTS + first) + <i32>load<u8>(POINTS + second);
      let ofC = -1;
      for (let cs = legalOf(c, suit, bestB); cs; cs &= cs - 1) {
        const third = <i32>ctz(cs);
        const takesC = (((<u64>1) << third) & eligible) != 0 && third > bestB;
        const bestC = takesC ? third : bestB;
        const wonC = takesC ? 2 : takesB ? 1 : 0;
        const leftC = c ^ (cs & -cs);
        const tableC = tableB + <i32>load<u8>(POINTS + third);
        let ofD = 1000;
        for (let ds = legalOf(d, suit, bestC); ds; ds &= ds - 1) {
          const fourth = <i32>ctz(ds);
          const takesD = (((<u64>1) << fourth) & eligible) != 0 && fourth > bestC;
          const next = rest - tableC - <i32>load<u8>(POINTS + fourth);
          const leftD = d ^ (ds & -ds);
          const won = takesD ? 3 : wonC;
          let value: i32;
          if (won == 0) value = rest - next + lastTrick(leftA, leftB, leftC, leftD, next);
          else if (won == 1) value = next - lastTrick(leftB, leftC, leftD, leftA, next);
          else if (won == 2) value = rest - next + lastTrick(leftC, leftD, leftA, leftB, next);
          else value = next - lastTrick(leftD, leftA, leftB, leftC, next);
          ofD = min(ofD, value);
          if (ofD < goal) break;
        }
        ofC = max(ofC, ofD);
        if (ofC >= goal) break;
      }
      ofB = min(ofB, ofC);
      if (ofB < goal) break;
    }
    ofA = max(ofA, ofB);
    if (ofA >= goal) break;
  }
  return ofA;
}
