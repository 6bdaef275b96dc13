import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { COMMON_WORDS } from './commonWords.ts';
import { readPassword } from './password.ts';

const ABOUT = ['Anna', 'Muster', 'anna.muster@bluewin.ch', '8001', 'Zürich'];

test.each([
  ['kurz', 'password-too-short'],
  ['x'.repeat(129), 'password-too-long'],
  ['aaaaaaaaaa', 'password-too-common'],
  ['12345678', 'password-too-common'],
  ['87654321', 'password-too-common'],
  ['qwertzui', 'password-too-common'],
  ['1qay2wsx', 'password-too-common'],
  ['Passwort1', 'password-too-common'],
  ['P@ssw0rd!', 'password-too-common'],
  ['Sommer2024', 'password-too-common'],
  ['Gschobe24!', 'password-too-common'],
  ['annamuster', 'password-about-you'],
  ['Muster1956', 'password-about-you'],
  ['anna.muster', 'password-about-you'],
])('%s → %s', (password, code) => {
  const result = readPassword(password, ABOUT);
  expect(result.ok ? 'accepted' : result.refusal.code).toBe(code);
});

// Well-known first guesses, as attackers' lists have them; none may come through.
const GUESSES =
  `12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 88888888 12341234 12344321
11223344 12121212 123123123 147258369 123321123 password password1 password12 password123 passw0rd Passw0rd! p4ssword
pa$$word qwerty123 qwertyui qwertyuiop qwertz123 qwertzuiop 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5
1q2w3e4r 1q2w3e4r5t asdfghjk asdfghjkl asdfasdf asdf1234 qwer1234 qazwsxedc zxcvbnm1 zxcvbnm123 qweasdzxc 123qweasd
1234qwer abcd1234 abc12345 abcdefgh abcdefg1 aa123456 a1234567 a12345678 123456aa 123456ab aaaaaaaa aabbccdd iloveyou
iloveyou1 iloveyou2 ichliebedich sunshine sunshine1 princess princess1 football football1 baseball superman batman123
michelle jennifer jessica1 michael1 samantha victoria alexander nicholas christian benjamin charlotte elizabeth thomas12
daniel01 sandra75 anna1234 trustno1 letmein1 letmein! welcome1 welcome123 changeme starwars pokemon1 computer internet
whatever superstar butterfly chocolate liverpool liverpool1 chelsea1 arsenal1 manchester barcelona juventus realmadrid
dragon12 monkey123 shadow12 master12 ninja123 admin123 admin1234 administrator test1234 testtest hallo123 hallohallo
schatz123 schatzi1 sommer12 Sommer2024! winter2023 zuerich1 schweiz1 fussball fussball1 sonnenschein schmetterling
passwort passwort1 passwort123 geheim123 qwertz12 motdepasse jetaime1 soleil123 marseille bonjour1 ciaociao amoremio
juventus1 forzainter corvette mercedes ferrari1 porsche911 yamaha12 blink182 metallica nirvana1 slipknot greenday
spiderman pikachu1 minecraft fortnite1 dolphins cowboys1 yankees1 lakers24 jordan23 19560312 31121999 20001231 0791234567
maggie12 buster01 ginger12 cookie123 peanut01 purple12 orange12 silver12 diamond1 freedom1 america1 jesus123 lovelove
loveyou2 fuckyou1 fuckyou2 asshole1 bigdaddy babygirl babygirl1 hello123 hellohello helloworld1 google123 samsung1
gschobe1 schieber1 jassen24 swisslos1 bluewin1 swisscom1 fcbasel1893 lausanne1 winterthur geneve12`.split(/\s+/);

test.each(GUESSES)('%s is everybody’s first guess', (password) => {
  expect(readPassword(password, []).ok).toBe(false);
});

test('one’s own names and the parts of one’s own address, also with digits', () => {
  const about = ['Hansruedi', 'Odermatt-Zgraggen', 'h.odermatt@krumm-holz.ch', 'Altdorf'];
  for (const password of ['odermatt12', 'Zgraggen1!', 'krummholz7', '0dermatt99', 'altdorf6460']) {
    expect(readPassword(password, about)).toMatchObject({ ok: false, refusal: { code: 'password-about-you' } });
  }
});

// From the middle of a list of the ten thousand commonest that is not the one ours was made of.
const COMMON =
  `roadkill starfire goodluck skywalker heineken paranoid kamikaze sunnyday whitesox chainsaw magicman hedgehog
titanium seinfeld gangster cinnamon tomorrow megatron poseidon terminal wishbone doberman wildcard lipstick fastball
platypus oblivion valkyrie scrabble windmill monalisa zerocool r2d2c3po just4fun reddevil mobydick`.split(/\s+/);

test('a password among the ten thousand commonest is refused, also with digits and signs around it', () => {
  const accepted = [...COMMON, ...COMMON_PASSWORDS].filter((password) => readPassword(password, []).ok);
  expect(accepted).toEqual([]);
  expect(readPassword('Skywalker77!', []).ok).toBe(false);
});

test('the list is long enough: three thousand and more of eight characters are refused', () => {
  const dressed = [...COMMON_WORDS].flatMap((word) => [word, `${word}1`, `${word}12`, `${word}123`, `${word}2024`]);
  const known = new Set(dressed.filter((password) => password.length >= 8));
  expect(known.size).toBeGreaterThan(3000);
  for (const password of known) expect(readPassword(password, []).ok).toBe(false);
});

test.each([
  'drei nasse Katzen',
  'Schilten-Nell-44-Puur',
  'pfffghzu',
  '🃏🃏🂡🂢🂣🂤🂥🂦',
  'correct horse battery',
  'wolkenpumpe',
  'mT7#kw9x',
  'xkqvbwzj',
  'rueblitorte9',
])('%s is accepted', (password) => {
  expect(readPassword(password, ABOUT).ok).toBe(true);
});

test('one password, however the keyboard composes it', () => {
  const composed = readPassword('schlüssel-bärte', ABOUT);
  expect(readPassword('schlu\u0308ssel-ba\u0308rte', ABOUT)).toEqual(composed);
});
