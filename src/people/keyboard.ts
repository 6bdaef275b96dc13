/** The rows as they lie below each other, a key half a step to the right of the one above. */
const KEYBOARDS = [
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
] as const;

const NEIGHBOURS: ReadonlySet<string> = new Set(KEYBOARDS.flatMap(neighboursOn));

function neighboursOn(rows: readonly string[]): string[] {
  const pairs = rows.flatMap((row, y) =>
    [...row].flatMap((key, x) => [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]].map((other) => `${key}${other}`)),
  );
  return pairs.flatMap((pair) => [pair, [...pair].reverse().join('')]);
}

/** The same character again, the next or the one before, or a key that touches it. */
function isStep(a: string, b: string): boolean {
  const step = b.charCodeAt(0) - a.charCodeAt(0);
  return Math.abs(step) <= 1 || `${a}${b}` === '90' || `${a}${b}` === '09' || NEIGHBOURS.has(`${a}${b}`);
}

function runsOf(text: string): string[] {
  const runs: string[] = [];
  let run = '';
  for (const character of text) {
    if (run === '' || isStep(run.at(-1)!, character)) run += character;
    else {
      runs.push(run);
      run = character;
    }
  }
  return run === '' ? runs : [...runs, run];
}

/** Nothing but runs and walks over the keyboard, of three and more each: 'abc12345', '1q2w3e4r', 'asdf1234'. */
const isMadeOfRuns = (text: string): boolean => text !== '' && runsOf(text).every((run) => run.length >= 3);

/** What fingers and calendars make instead of a person: no word in it, yet everybody's first idea. */
export function isPattern(text: string): boolean {
  const keys = text.replace(/[^a-z0-9]/g, '');
  if (new Set(text).size <= 2) return true;
  if (keys.length < text.length - 2) return false; // mostly other signs
  if (/^\d{1,10}$/.test(keys)) return true; // a date, a telephone number, a code
  if (/^(.{1,6})\1+$/.test(keys)) return true; // the same thing again and again
  if (isMadeOfRuns(keys)) return true;
  const stem = keys.replace(/\d{1,4}$/, '');
  if (stem.length >= 6 && isMadeOfRuns(stem)) return true; // zxcvbnm1
  if (isMadeOfRuns(keys.replace(/(.)\1/g, '$1')) && /(.)\1/.test(keys)) return true; // 11223344, aabbccdd
  const every = (rest: number) => [...keys].filter((_, i) => i % 2 === rest).join('');
  if (isMadeOfRuns(every(0)) && isMadeOfRuns(every(1))) return true; // q1w2e3r4
  // A long run with a character or two before or behind it: 'a1234567', 'aa123456'.
  return /^.{0,2}(0?123456|123456|987654|654321|abcdef|qwert[yz]).{0,4}$/.test(keys);
}
