import { ok, type Result, refuse } from '../kit/result.ts';
import { fold } from './text.ts';

const SHORTEST = 8;
const LONGEST = 128;

export type PasswordRefusal =
  | { readonly code: 'password-too-short'; readonly least: number }
  | { readonly code: 'password-too-long'; readonly most: number }
  | { readonly code: 'password-too-common' }
  | { readonly code: 'password-about-you' };

/**
 * Length is what counts: 8 to 128 characters of any kind, no rules about digits and signs. Refused are those that
 * everybody tries first and those made of the person's own name or address.
 */
export function readPassword(value: string, about: readonly string[]): Result<string, PasswordRefusal> {
  const password = value.normalize('NFKC');
  const length = [...password].length;
  if (length < SHORTEST) return refuse({ code: 'password-too-short', least: SHORTEST });
  if (length > LONGEST) return refuse({ code: 'password-too-long', most: LONGEST });
  const plain = bare(password);
  if (new Set(password).size <= 2 || isCommon(plain)) return refuse({ code: 'password-too-common' });
  const own = about.flatMap((word) => [bare(word), bare(word.split('@')[0]!)]).filter((word) => word.length >= 3);
  if (own.some((word) => plain.replaceAll(word, '').length <= 4 && plain.includes(word))) {
    return refuse({ code: 'password-about-you' });
  }
  return ok(password);
}

/** Small letters, usual digit-for-letter tricks undone, signs dropped. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/[3]/g, 'e')
    .replace(/[$5]/g, 's')
    .replace(/[7]/g, 't')
    .replace(/[^a-z0-9]/g, '');

/** A common word with a year or a few digits behind it, one character repeated, a run of the keyboard. */
function isCommon(plain: string): boolean {
  if (plain === '') return false;
  if (RUNS.some((run) => run.includes(plain) || [...run].reverse().join('').includes(plain))) return true;
  const word = plain.replace(/^[a-z]?[0-9oiaest]{0,4}?(?=[a-z])/, '');
  return COMMON.some((common) =>
    [plain, word].some((text) => text.startsWith(common) && text.length - common.length <= 4),
  );
}

const RUNS = [
  '1234567890123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qweasdyxc',
  'qweasdzxc',
].flatMap((run) => [run, bare(run)]);

const COMMON = `
password passwort passwoert motdepasse parola welcome willkommen bienvenue benvenuto letmein iloveyou ichliebedich
jetaime tiamo sunshine princess football fussball hockey baseball dragon monkey master superman batman trustno
qwertz qwerty asdfgh azerty admin administrator test testtest hallo hallohallo hello schatz schaetzli chaesli
sommer winter fruehling herbst zuerich zurich basel bern luzern stgallen winterthur lausanne geneve genf lugano
schweiz suisse svizzera switzerland swisslos gschobe jass jassen schieber chibre obenabe undenufe nell buur puur
bluewin swisscom computer internet secret geheim sicher login changeme default whatever michael daniel thomas
charlie shadow freedom starwars pokemon liverpool arsenal juventus barcelona fcbasel fcz ycb
montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar maerz april juni juli august september
oktober november dezember blumen schmetterling katze hund hundli buesi mausi engel herzli geburtstag
`
  .trim()
  .split(/\s+/)
  .map(bare);
