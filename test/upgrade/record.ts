import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import { chanceFromText, shuffle } from '../../src/kit/chance.ts';
import { zurichInstant as at, HOUR, MINUTE } from '../../src/kit/time.ts';
import { FETCHED_WITHIN } from '../../src/ledger/wallet.ts';
import { DECK } from '../../src/schieber/card.ts';
import { legalIn, type MatchView } from '../../src/schieber/view.ts';
import { openChampionshipTest, type Player, SMALL } from '../../src/server/testing/championship.ts';
import { FORM, lettersOf, register, setUpSecondFactor, signInAs } from '../../src/server/testing/people.ts';
import { type Answered, type Caller, startTestServer } from '../../src/server/testing/server.ts';
import { main } from '../load/product.ts';
import { askAll, type Known } from './questions.ts';
import { factsOf } from './replay.ts';

// Made the stored database at 94c74c9: run once (as record.test.ts), then kept by the history alone.
const here = (name: string) => join(import.meta.dirname, name);
// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
type Any = any;

const good = (answer: Answered): Any => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};
const bad = (answer: Answered, code: string) => {
  if (answer.body?.code !== code) throw new Error(`not ${code}: ${answer.status} ${answer.text}`);
};

test('record', async () => {
  const t = await openChampionshipTest(at('2022-09-20T10:00'));
  const { clock, server } = t;
  const key = () => t.key();
  const put = async (caller: Caller, path: string, body: object) =>
    caller.send(path, { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const idOf = async (caller: Caller): Promise<string> => good(await caller.get('/api/me')).id;
  const persons: string[] = [];
  const signedUp: string[] = [];
  const newPerson = async (change: Record<string, unknown> = {}): Promise<Player> => {
    clock.advance(5000);
    const player = await t.newPerson(change);
    persons.push(await idOf(player));
    signedUp.push(player.email);
    return player;
  };
  const leave = async (caller: Player) => {
    good(await caller.post('/api/me/deletion', { sure: true, password: FORM.password }));
    signedUp.splice(signedUp.indexOf(caller.email), 1);
    await server.runJobs();
  };
  const post = async (caller: Caller, path: string, body: object = {}) => good(await caller.post(path, body, key()));

  // ---- money -------------------------------------------------------------------------------------------------------
  const IN_FORCE = { rules: '2024-10-23', conditions: '2024-10-23' };
  const withMoney = async (francs: number, change: Record<string, unknown> = {}) => {
    const player = await newPerson(change);
    await post(player, '/api/wallet/acceptance', IN_FORCE);
    good(await put(player, '/api/wallet/limits', { netLoss: { 1: 50_000, 7: 60_000, 30: 70_000 } }));
    if (francs > 0) await post(player, '/api/wallet/deposits', { amount: francs * 100 });
    return player;
  };
  const startGame = async (player: Caller, stake = 100, purse = 'money') => {
    const { commitment } = good(await player.post('/api/big21/promises', {}));
    return post(player, '/api/big21/games', { purse, stake, commitment, clientSeed: '0011223344556677' });
  };
  const move = (player: Caller, id: string, command: object) => {
    clock.advance(400);
    return post(player, `/api/big21/games/${id}/commands`, command);
  };
  const playRound = async (player: Caller, first: Any, buys: boolean): Promise<Any> => {
    let answer = first;
    while (answer.game.stage === 'piles') {
      const { id, game, piles } = answer;
      const { shown } = game.round;
      if (shown === undefined) {
        answer = await move(player, id, { type: buys && game.round.purchasesLeft > 0 ? 'buy' : 'endRound' });
        continue;
      }
      const value = shown === 'A' ? 1 : Math.min(10, Number(shown) || 10);
      const best = piles
        .map((pile: Any, i: number) => ({ ...pile, i }))
        .filter((pile: Any) => !pile.complete && (pile.soft ? pile.total - 10 : pile.total) + value <= 21)
        .sort((a: Any, b: Any) => b.total - a.total)[0];
      answer = await move(player, id, best ? { type: 'place', pile: best.i } : { type: 'discard' });
    }
    return answer;
  };

  const forfeits = await withMoney(20);
  await startGame(forfeits);
  await leave(forfeits);
  const fetches = await withMoney(30);
  const fetchesId = persons.at(-1)!;
  await leave(fetches);
  const cashiers = async () => [
    (await signInAs(server, 'cashier', 'kasse.anna@example.ch')).caller,
    (await signInAs(server, 'cashier', 'kasse.beat@example.ch')).caller,
  ];
  const [one] = await cashiers();
  await post(one!, `/api/desk/accounts/${fetchesId}/approvals`, { id: 'closing' });
  await post(one!, `/api/desk/accounts/${fetchesId}/payouts`, { id: 'closing', result: 'paid' });
  clock.advance(FETCHED_WITHIN + 1);
  await server.runJobs();

  // ---- guests and people -------------------------------------------------------------------------------------------
  clock.set(at('2024-09-25T10:00'));
  const guests: Caller[] = [];
  const newGuest = async () => {
    const caller = await server.caller().asGuest();
    guests.push(caller);
    return caller;
  };
  const practise = (caller: Caller, more: object = {}) =>
    post(caller, '/api/matches', { kind: 'practice', level: 'apprentice', clientSeed: '0102030405060708', ...more });
  const playCards = async (caller: Caller, started: Any, until: (view: MatchView) => boolean) => {
    let answer = started;
    let games = 0;
    while (!until(answer.view)) {
      const { game } = answer.view as MatchView;
      const mode = ['O', 'U', 'H', 'D', 'S', 'C'][games++ % 6];
      const isForehand = game.phase === 'declaring' && game.forehand === game.turn;
      const command =
        game.phase === 'declaring'
          ? isForehand && games % 3 === 0
            ? { type: 'pass' }
            : { type: 'declare', mode }
          : { type: 'play', card: legalIn(game)[0] };
      answer = await post(caller, `/api/matches/${started.id}/commands`, command);
    }
    return answer;
  };
  const whole = await newGuest();
  await playCards(whole, await practise(whole), ({ ending }) => ending === 'finished');
  await playCards(whole, await practise(whole, { games: 2, level: 'master' }), ({ ending }) => ending === 'finished');
  const late = await practise(whole, { timed: true });
  await playCards(whole, late, ({ results }) => results.length === 2);
  clock.advance(31 * MINUTE);
  await server.runJobs();
  const open = await practise(whole);
  await playCards(whole, open, ({ results }) => results.length === 1);

  // A guest who registers keeps the matches.
  const keeper = server.caller();
  await keeper.asGuest();
  await playCards(keeper, await practise(keeper, { games: 1 }), ({ ending }) => ending === 'finished');
  const keeperMail = { email: 'keeper@example.ch', firstName: 'Kaspar', lastName: 'Hüter', street: 'Oberweg' };
  good(await register(server, keeper, { ...keeperMail, born: '1958-08-08' }));
  persons.push(await idOf(keeper));
  signedUp.push('keeper@example.ch');
  await playCards(keeper, await practise(keeper, { games: 1 }), ({ ending }) => ending === 'finished');

  // Near a person: held, released; every event of a person.
  const near = async (email: string, houseNumber: string) => {
    clock.advance(5000);
    const caller = server.caller();
    const form = { ...keeperMail, firstName: 'Kaspar Emil', born: '1958-08-08', houseNumber, email };
    const answer = await register(server, caller, form);
    good(answer);
    persons.push(await idOf(caller));
    signedUp.push(email);
    return persons.at(-1)!;
  };
  const heldOne = await near('held@example.ch', '31');
  const released = await near('released@example.ch', '77');
  good(await (await t.staff()).post(`/api/people/${released}/release`));
  console.log('held', good(await (await t.staff()).get(`/api/people/${heldOne}`)).hold);
  const changing = await newPerson();
  good(await put(changing, '/api/me/profile', { street: 'Neuweg', houseNumber: '3', postcode: '3011', town: 'Bern' }));
  good(await put(changing, '/api/me/consents', { consent: 'image', given: true }));
  good(await put(changing, '/api/me/consents', { consent: 'publication', given: false }));
  good(await changing.post('/api/me/rules', { rules: 'big21', version: '2024-10-23' }));
  good(await put(changing, '/api/me/language', { language: 'it' }));
  good(await put(changing, '/api/me/password', { password: FORM.password, next: 'fünf graue Esel' }));
  good(await put(changing, '/api/me/password', { password: 'fünf graue Esel', next: FORM.password }));
  good(await changing.post('/api/me/email', { email: 'geaendert@example.ch' }));
  const letter = (await lettersOf(server)).find(({ to }) => to === 'geaendert@example.ch')!;
  good(await server.caller().post('/api/people/email', { token: letter.token }));
  signedUp.splice(signedUp.indexOf(changing.email), 1, 'geaendert@example.ch');
  const helper = await newPerson();
  const helperId = await idOf(helper);
  good(await put(await t.staff(), `/api/people/${helperId}/roles`, { role: 'supervisor', given: true }));
  good(await put(await t.staff(), `/api/people/${helperId}/roles`, { role: 'supervisor', given: false }));
  good(await put(await t.staff(), `/api/people/${helperId}/roles`, { role: 'auditor', given: true }));
  good(await put(await t.staff(), `/api/people/${helperId}/roles`, { role: 'auditor', given: false }));
  const twoFactors = await newPerson();
  await setUpSecondFactor(server, twoFactors);
  signedUp.splice(signedUp.indexOf(twoFactors.email), 1); // signing in needs a code
  const suspect = await newPerson();
  const suspectId = await idOf(suspect);
  const accuse = async (id: string, reason = 'manipulation') =>
    good(await (await t.staff()).post(`/api/people/${id}/exclusion`, { reason, note: 'gemeldet' }));
  const approve = async (id: string) => good(await (await t.staff('beat')).post(`/api/people/${id}/approval`));
  await accuse(suspectId);
  good(await (await t.staff()).post(`/api/people/${suspectId}/proposal/drop`));
  await accuse(suspectId, 'second-account');
  await approve(suspectId);
  const accused = await newPerson();
  await accuse(await idOf(accused), 'lent-account'); // stays proposed
  const victim = await newPerson();
  for (let i = 0; i < 6; i++) await server.caller().post('/api/session', { email: victim.email, password: 'falsch' });
  clock.advance(10 * MINUTE);
  const gone = await newPerson();
  await playCards(gone, await practise(gone, { games: 1 }), ({ ending }) => ending === 'finished');
  await leave(gone);

  // ---- the championship --------------------------------------------------------------------------------------------
  clock.set(at('2024-09-26T12:00'));
  good(await t.office({ type: 'edit', title: 'Kleine Meisterschaft', start: '2024-09-27', template: SMALL }));
  clock.set(at('2024-09-27T08:00'));
  const entrant = async (edition = 'small', referral?: string) => {
    const caller = await newPerson();
    const body = { acceptsRules: true, ...(referral && { referral }) };
    return { caller, number: good(await t.asks(caller, `/api/editions/${edition}/entry`, body)).number as number };
  };
  const playGames = async (caller: Caller, games: number, edition = 'small') => {
    const begun = await t.start(caller, edition);
    good(begun);
    await t.play(caller, begun, games);
  };
  const p1 = await entrant();
  const code = (await t.me(p1.caller)).entry.code;
  const p2 = await entrant('small', code);
  await playGames(p1.caller, 1); // boot camp
  await playGames(p2.caller, 2);
  clock.set(at('2024-10-10T08:00'));
  const others = [await entrant(), await entrant(), await entrant(), await entrant()];
  const [p3, p4, p5, p6] = others as [typeof p1, typeof p1, typeof p1, typeof p1];
  const cheat = await entrant('small', code);
  await playGames(p1.caller, 12);
  await playGames(p1.caller, 1);
  good(await t.start(p1.caller)); // a bonus match in which nobody plays
  clock.advance(31 * MINUTE);
  await server.runJobs();
  for (const [i, { caller }] of [p2, p3, p4, p5, p6, cheat].entries()) await playGames(caller, 1 + (i % 3));
  await server.runJobs();
  // Suspended and resumed while somebody plays.
  clock.set(at('2024-10-12T10:00'));
  good(await t.start(p3.caller));
  await t.staff();
  good(await t.office({ type: 'suspend', reason: 'Stromausfall' }));
  await server.runJobs();
  clock.advance(2 * HOUR);
  await t.staff();
  good(await t.office({ type: 'resume' }));
  await server.runJobs();
  clock.advance(HOUR);
  await server.runJobs();
  // Excluded, let in again.
  const cheatId = await idOf(cheat.caller);
  const settled = async () => {
    for (let i = 0; i < 5; i++) {
      await server.runJobs();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await accuse(cheatId, 'lent-account');
  await approve(cheatId);
  await settled();
  good(await (await t.staff()).post(`/api/people/${cheatId}/readmission`));
  await approve(cheatId);
  await settled();
  // Another edition, cancelled while somebody plays.
  good(
    await t.asks(await t.staff(), '/api/editions', {
      id: 'gone',
      title: 'Abgesagt',
      start: '2024-10-10',
      template: 'ssc8',
    }),
  );
  const unlucky = await entrant('gone');
  good(await t.start(unlucky.caller, 'gone'));
  good(await t.office({ type: 'cancel', reason: 'Hochwasser' }, 'gone'));
  await server.runJobs();
  // The qualification's official ranking, then the semi-final.
  clock.set(at('2024-10-24T06:00'));
  good(await t.office({ type: 'establishRanking', phase: 'qualification', reason: 'Qualifikation beendet' }));
  good(await t.office({ type: 'publishRanking', phase: 'qualification', version: 1 }));
  clock.set(at('2024-10-24T08:00'));
  for (const { caller } of [p1, p2, p3, p4, p5, p6, cheat]) good(await t.signIn(caller as Player));
  await playGames(p1.caller, 3);
  await playGames(p1.caller, 1);
  await playGames(cheat.caller, 2);
  for (const { caller } of [p2, p3, p4, p5]) good(await t.start(caller)); // all level on nothing
  clock.set(at('2024-10-28T09:00'));
  await server.runJobs();
  good(await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' }));
  good(await t.office({ type: 'publishRanking', phase: 'semiFinal', version: 1 }));
  // A correction: the cheat is out for good, the ranking gets a second version.
  await accuse(cheatId, 'manipulation');
  await approve(cheatId);
  await settled();
  good(await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Ausschluss' }));
  const proposals = async () =>
    good(await (await t.staff()).get('/api/editions/small/office')).edition.proposals as { id: string }[];
  const decide = async (approveIt: boolean) => {
    const [{ id }] = (await proposals()).slice(-1) as [{ id: string }];
    good(await t.office({ type: 'decideProposal', id, approve: approveIt }, 'small', await t.staff('beat')));
  };
  await decide(true);
  good(await t.office({ type: 'publishRanking', phase: 'semiFinal', version: 2 }));
  bad(await t.office({ type: 'makeCut' }), 'lot-needed');
  good(await t.office({ type: 'makeCut', source: { kind: 'ceremony' } }));
  const nine = ['H6', 'S7', 'D8', 'C9', 'H10', 'SJ', 'DQ', 'CK', 'HA'];
  good(await t.office({ type: 'drawCards', id: 'small/final/cut', cards: nine }));
  const byNumber = new Map([p1, p2, p3, p4, p5, p6].map((each) => [each.number, each]));
  const places = async () =>
    good(await (await t.staff()).get('/api/editions/small/office')).edition.admission.places as Any[];
  good(await t.office({ type: 'nameTitleHolder', number: p6.number }));
  const cards = [await entrant(), await entrant(), await entrant(), await entrant()];
  for (const [i, { number }] of cards.entries()) {
    good(await t.office({ type: 'proposeWildCard', number, reason: 'Radio' }));
    await decide(i !== 1);
  }
  const place = async (caller: Caller, answer: string) =>
    good(await t.asks(caller, '/api/editions/small/place', { answer }));
  await place(p1.caller, 'confirm');
  await place(p6.caller, 'confirm');
  await place(cards[0]!.caller, 'confirm');
  await place(cards[2]!.caller, 'withdraw');
  good(await t.office({ type: 'confirm', number: cards[3]!.number, how: 'letter', receivedAt: clock.now() }));
  // Whoever got the place by lot forgets it; a replacement is drawn.
  clock.set(at('2024-11-05T00:00') + 1000);
  await server.runJobs();
  const answer = await t.office({ type: 'nominate', source: { kind: 'ceremony' } });
  good(answer);
  const draws = good(await (await t.staff()).get('/api/editions/small/office')).edition.admission.draws;
  const waiting = draws.find((draw: Any) => !draw.record);
  if (waiting) good(await t.office({ type: 'drawCards', id: waiting.announcement.id, cards: nine.toReversed() }));
  for (const { number, status } of await places()) {
    const replacement = byNumber.get(number);
    if (status === 'offered' && replacement) {
      good(await t.signIn(replacement.caller as Player));
      await place(replacement.caller, 'confirm');
    }
  }
  // A finalist is excluded: the place is revoked, the next one is asked.
  await accuse(await idOf(cards[3]!.caller), 'second-account');
  await approve(await idOf(cards[3]!.caller));
  await settled();
  console.log('places', JSON.stringify((await places()).map(({ number, title, status }) => [number, title, status])));

  // ---- evenings ----------------------------------------------------------------------------------------------------
  clock.set(at('2024-11-08T19:00'));
  const director = (await signInAs(server, 'director', 'ida@example.ch')).caller;
  const evenings: { id: string; key: string; projector: string }[] = [];
  const anybody = server.caller();
  const api = (id: string, path: string, code_: string) => `/api/tournaments/${id}${path}?key=${code_}`;
  const evening = async (title: string, regulation: object, more: object = {}) => {
    const asked = {
      title,
      place: 'Buchberghaus',
      day: '2024-11-08',
      director: 'Ida Lustenberger',
      regulation,
      ...more,
    };
    const made = await post(director, '/api/tournaments', asked);
    evenings.push({ id: made.id, key: made.key, projector: made.projector });
    const desk = (command: object) => {
      clock.advance(1000);
      return post(anybody, api(made.id, '/commands', made.key), command);
    };
    const view = async (code_: string = made.key) => good(await anybody.get(api(made.id, '/view', code_)));
    const helperNamed = async (name: string, role = 'supervisor'): Promise<string> => {
      const { staff } = await post(anybody, api(made.id, '/staff', made.key), { name, role });
      return (await view()).staff.find((each: Any) => each.staff === staff).key;
    };
    const draw = async (passen: number[], more_: object = {}) => {
      await post(anybody, api(made.id, '/draws', made.key), { passen, source: 'ceremony', ...more_ });
      const { announced } = (await view()).view;
      const deck = shuffle(DECK, chanceFromText(`${title}/${announced.id}`)('deck'));
      await post(anybody, api(made.id, `/draws/${announced.id}`, made.key), { cards: deck });
    };
    const secret = (await server.store.pool.query('select secret from tournaments where id = $1', [made.id])).rows[0]
      .secret;
    const { keyFor } = await import('../../src/server/tournament/keys.ts');
    const keyOf = (kind: 't' | 'p', number: number) => keyFor(secret, kind, number);
    const sheet = async (passe: number, table: number) =>
      good(await anybody.get(api(made.id, `/sheets/${passe}/${table}`, made.key)));
    const write = async (passe: number, table: number, command: object, code_: string) => {
      clock.advance(1000);
      const { version } = await sheet(passe, table);
      return anybody.post(api(made.id, `/sheets/${passe}/${table}/commands`, code_), { ...command, version }, key());
    };
    const rule = async (passe: number, table: number, ruling: object, code_: string) => {
      clock.advance(1000);
      const { version } = await sheet(passe, table);
      return anybody.post(api(made.id, `/sheets/${passe}/${table}/rulings`, code_), { ...ruling, version }, key());
    };
    const phone = async (passe: number, table: number, supervisor: string, games: number) => {
      const code_ = keyOf('t', table);
      good(await write(passe, table, { type: 'elect-writer', seat: table % 4 }, code_));
      for (let game = 1; game <= games; game++) {
        const points = (37 * game + 13 * table + 29 * passe) % 158;
        good(await write(passe, table, { type: 'record', game, points: [points, 157 - points] }, code_));
      }
      good(await write(passe, table, { type: 'confirm', seat: 0 }, code_));
      good(await write(passe, table, { type: 'confirm', seat: 1 }, code_));
      good(await write(passe, table, { type: 'visa' }, supervisor));
    };
    return { ...made, desk, view, helperNamed, draw, keyOf, sheet, write, rule, phone };
  };
  type Evening = Awaited<ReturnType<typeof evening>>;
  const list = async ({ id, key: code_ }: Evening, players: number) => {
    const lines = Array.from({ length: players }, (_, i) => `Jasser ${i + 1};Stans;${i % 3 === 0 ? 'f' : 'd'}`);
    const sent = await anybody.send(`/api/tournaments/${id}/people?key=${code_}&present=true`, {
      method: 'POST',
      body: ['Name;Ort;Karten', ...lines].join('\n'),
      headers: { 'content-type': 'text/csv', 'idempotency-key': `list-${id}` },
    });
    good(sent);
  };
  /** Every irregularity at every moment with every variant and choice that the regulation knows. */
  const everyRuling = async (e: Evening, passe: number, table: number, games: number, code_: string) => {
    const ruled = new Set<string>();
    let turn = 0;
    for (let n = 1; n <= 21; n++)
      for (const noticed of ['before', 'open', 'turned', 'end']) {
        const attempts: object[] = [{}];
        for (let extra = attempts.pop(); extra; extra = attempts.pop()) {
          const game = 1 + (turn % games);
          const points = { points: [(turn * 31) % 158, 157 - ((turn * 31) % 158)] };
          const body = {
            event: `E${n}`,
            noticed,
            game,
            offender: turn % 4,
            trickNumber: 1 + (turn % 9),
            warn: turn % 7 === 0,
          };
          const said = await e.rule(passe, table, { ...body, ...(turn % 3 === 0 ? points : {}), ...extra }, code_);
          if (said.status === 200) {
            ruled.add(`E${n}`);
            turn++;
          } else if (said.body.code === 'fact-missing')
            attempts.push(...said.body.facts.possible.map((variant: string) => ({ variant })));
          else if (said.body.code === 'choice-needed')
            attempts.push({ ...extra, choice: said.body.facts.choices[turn % said.body.facts.choices.length] });
          else if (said.body.code !== 'not-at-this-moment') throw new Error(said.text);
        }
      }
    console.log(e.id, 'ruled', ruled.size, 'kinds in', turn, 'rulings');
  };

  // EBH, played to the end.
  const ebh = await evening('Einzelschieber', { base: 'ebh', passen: 2, gamesPerPasse: 4 });
  await ebh.desk({
    type: 'change-regulation',
    regulation: { base: 'ebh', passen: 3, gamesPerPasse: 4, flatRate: 300, personalSheet: 'player-total' },
    doubleEntry: true,
  });
  await list(ebh, 12);
  await ebh.desk({ type: 'add-players', entries: [{ name: 'Vreni Odermatt', town: 'Altdorf', yearOfBirth: 1951 }] });
  await ebh.desk({ type: 'check-in', number: 13 });
  await ebh.desk({ type: 'change-player', number: 13, entry: { cards: 'french', noPhoto: true, town: 'Flüelen' } });
  await ebh.desk({ type: 'keep-apart', pair: [1, 2], apart: true });
  await ebh.desk({ type: 'keep-apart', pair: [3, 4], apart: true });
  await ebh.desk({ type: 'keep-apart', pair: [3, 4], apart: false });
  await ebh.desk({ type: 'announce', text: 'Um sieben gibt es Suppe.' });
  const rita = await ebh.helperNamed('Rita Amstutz');
  const balz = await ebh.helperNamed('Balz Kälin');
  const desk = await ebh.helperNamed('Ida am Tisch', 'desk');
  await post(anybody, api(ebh.id, '/draws', ebh.key), { passen: [1], source: 'ceremony' });
  await ebh.desk({ type: 'cancel-draw', reason: 'noch jemand kommt' });
  await ebh.draw([1]);
  const drawn = (await ebh.view()).view.passen[0];
  const leaver = Object.values(drawn.tables[0].players)[0] as number;
  const bye = drawn.byes[0] as number;
  await ebh.desk({ type: 'leave', number: leaver });
  await ebh.desk({ type: 'take-seat', passe: 1, leaver, player: bye });
  await ebh.desk({ type: 'come-back', number: leaver });
  await ebh.desk({ type: 'start-passe', passe: 1 });
  good(await ebh.write(1, 1, { type: 'elect-writer', seat: 2 }, ebh.keyOf('t', 1)));
  await everyRuling(ebh, 1, 1, 4, rita);
  for (let game = 1; game <= 4; game++)
    good(
      await ebh.write(
        1,
        1,
        { type: 'record', game, points: [30 * game, 157 - 30 * game], estimated: game === 2 },
        rita,
      ),
    );
  good(await ebh.write(1, 1, { type: 'object', seat: 1, game: 3, text: 'war anders' }, ebh.keyOf('t', 1)));
  good(await ebh.write(1, 1, { type: 'record', game: 3, points: [100, 57] }, rita));
  good(await ebh.write(1, 1, { type: 'confirm', seat: 0 }, ebh.keyOf('t', 1)));
  good(await ebh.write(1, 1, { type: 'confirm', seat: 1 }, ebh.keyOf('t', 1)));
  good(await ebh.write(1, 1, { type: 'visa' }, rita));
  good(await ebh.write(1, 1, { type: 'correct', game: 1, points: [110, 47], reason: 'Übertrag', second: balz }, rita));
  good(await ebh.write(1, 2, { type: 'elect-writer', seat: 0 }, rita));
  good(await ebh.write(1, 2, { type: 'enter', totals: [300, 328] }, desk));
  good(await ebh.write(1, 2, { type: 'return', reason: 'unleserlich' }, rita));
  const typed = await ebh.sheet(1, 2);
  if (!typed.isFirstEntry) good(await ebh.write(1, 2, { type: 'enter', totals: [310, 318] }, desk));
  good(await ebh.write(1, 2, { type: 'enter', totals: typed.isFirstEntry ? [300, 328] : [310, 318] }, balz));
  good(await ebh.write(1, 2, { type: 'sign' }, rita));
  good(await ebh.write(1, 2, { type: 'visa' }, rita));
  good(await ebh.write(1, 2, { type: 'correct', points: [320, 308], reason: 'Seiten', second: balz }, rita));
  good(await ebh.write(1, 3, { type: 'elect-writer', seat: 1 }, rita));
  good(await ebh.write(1, 3, { type: 'substitute', seat: 3, player: leaver }, rita));
  good(await ebh.write(1, 3, { type: 'record', game: 1, points: [57, 100] }, rita));
  const offender = (await ebh.sheet(1, 3)).players[1] as number;
  await ebh.desk({ type: 'warn', number: offender, reason: 'Zeichen gegeben', article: 'EBH 6' });
  await ebh.desk({ type: 'exclude', number: offender, reason: 'Zeichen gegeben' });
  good(await ebh.write(1, 3, { type: 'abort', excluded: 1 }, rita));
  good(await ebh.write(1, 3, { type: 'visa' }, rita));
  await ebh.desk({ type: 'close-passe', passe: 1 });
  await ebh.desk({ type: 'publish' });
  for (const passe of [2, 3]) {
    await ebh.draw([passe]);
    await ebh.desk({ type: 'start-passe', passe });
    const tables = (await ebh.view()).view.tables as { table: number; passe: number }[];
    for (const { table } of tables) await ebh.phone(passe, table, rita, 4);
  }
  const ranked = (await ebh.view()).view.ranking as Any[];
  for (const { number, total, rank } of ranked) {
    if (rank === null) continue;
    clock.advance(1000);
    await post(anybody, api(ebh.id, '/commands', ebh.keyOf('p', number)), { type: 'enter-total', number, total });
    if (rank > 6) continue;
    await post(anybody, api(ebh.id, '/commands', rita), { type: 'initial-total', number });
    if (rank <= 4) await post(anybody, api(ebh.id, '/commands', rita), { type: 'hand-in', number });
  }
  await ebh.desk({ type: 'finish' });
  await ebh.desk({
    type: 'set-prizes',
    prizes: [1, 2, 3].map((place_) => ({ place: place_, what: 'Schinken', valueRappen: 12_000 })),
  });
  const [first, second, third, fourth] = ranked.map(({ number }) => number) as number[];
  for (const [i, player] of [first, second, third].entries()) await ebh.desk({ type: 'award', place: i + 1, player });
  await ebh.desk({ type: 'hand-over', place: 1, player: first });
  await ebh.desk({ type: 'hand-over', place: 3, player: third });
  await ebh.desk({ type: 'exclude', number: first!, reason: 'später entdeckt' });
  await ebh.desk({ type: 'take-back', place: 1, player: first, reason: 'ausgeschlossen' });
  await ebh.desk({ type: 'take-back', place: 2, player: second, reason: 'rückt auf' });
  await ebh.desk({ type: 'award', place: 1, player: second });
  await ebh.desk({ type: 'award', place: 2, player: fourth });
  await ebh.desk({ type: 'publish' });

  // EBH, in the middle of the second Passe, with the next draw announced.
  const running = await evening('Hüttenjass', {
    base: 'ebh',
    passen: 4,
    gamesPerPasse: 8,
    flatRate: null,
    ties: 'best-passe',
  });
  await list(running, 10);
  const vreni = await running.helperNamed('Vreni');
  await running.draw([1]);
  await running.desk({ type: 'start-passe', passe: 1 });
  await running.phone(1, 1, vreni, 8);
  await running.phone(1, 2, vreni, 8);
  await running.draw([2]);
  await running.desk({ type: 'start-passe', passe: 2, despite: 'es ist spät' });
  good(await running.write(2, 1, { type: 'elect-writer', seat: 0 }, running.keyOf('t', 1)));
  for (const game of [1, 2, 3])
    good(await running.write(2, 1, { type: 'record', game, points: [90, 67] }, running.keyOf('t', 1)));
  good(
    await running.rule(
      2,
      1,
      { event: 'E8', noticed: 'turned', game: 4, offender: 1, trickNumber: 5, points: [121, 36] },
      vreni,
    ),
  );
  await post(anybody, api(running.id, '/draws', running.key), { passen: [3], source: 'ceremony' });

  // SSC: the final with the finalists of the edition, walk-ins to eight, down to the champion.
  const ssc = await evening(
    'Final',
    { base: 'ssc', gamesPerPasse: 4, rulingsFrom: { E5: 'ebh' } },
    { doubleEntry: false },
  );
  const taken = await post(anybody, api(ssc.id, '/finalists', ssc.key), { edition: 'small' });
  const missing = 9 - taken.numbers.length;
  await ssc.desk({
    type: 'add-players',
    entries: Array.from({ length: missing }, (_, i) => ({
      name: `Gast ${i + 1}`,
      town: 'Olten',
      origin: 'walk-in',
      fillIn: i === 0,
    })),
  });
  for (let number = 1; number <= 9; number++)
    await ssc.desk({ type: 'check-in', number, document: 'passport', adult: true });
  await ssc.desk({ type: 'leave', number: 9 });
  const sabin = await ssc.helperNamed('Sabin');
  for (const reason of ['Bock gesagt', 'noch einmal']) await ssc.desk({ type: 'warn', number: 9, reason });
  for (let passe = 1; passe <= 5; passe++) {
    await ssc.draw([passe]);
    await ssc.desk({ type: 'start-passe', passe });
    if (passe === 1) {
      good(await ssc.write(1, 1, { type: 'elect-writer', seat: 0 }, ssc.keyOf('t', 1)));
      await everyRuling(ssc, 1, 1, 4, sabin);
      console.log('warnings', (await ssc.view()).view.people.map((p: Any) => [p.warnings, p.presence]).join(' '));
    }
    for (const table of [1, 2]) await ssc.phone(passe, table, sabin, 4);
  }
  await ssc.draw([], { cards: null });
  for (const passe of [6, 7, 8]) {
    await ssc.desk({ type: 'start-passe', passe });
    await ssc.phone(passe, 1, sabin, 4);
  }
  await ssc.desk({ type: 'publish' });
  await ssc.desk({ type: 'finish' });

  // ---- Big21 -------------------------------------------------------------------------------------------------------
  clock.set(at('2024-11-12T12:00'));
  const rich = await withMoney(90);
  const richId = await idOf(rich);
  const seen = new Set<string>();
  const look = async (caller: Caller, id: string) => {
    const { events } = good(await caller.get(`/api/big21/games/${id}/record`));
    for (const { type } of events) seen.add(type);
  };
  const wanted = ['roundEnded', 'opened', 'predicted', 'highLowEnded', 'risked', 'freeCards', 'bought'];
  const lucky = await newGuest();
  let played = 0;
  for (; played < 60 && !wanted.every((type) => seen.has(type)); played++) {
    let game = await playRound(lucky, await startGame(lucky, 100, 'practice'), played % 2 === 0);
    if (game.game.stage === 'choice' && game.game.highLow !== undefined && !seen.has('highLowEnded')) {
      game = await move(lucky, game.id, { type: 'highLow' });
      const low = ['2', '3', '4', '5', '6', '7'].includes(String(game.game.open));
      game = await move(lucky, game.id, { type: 'predict', guess: low ? 'higher' : 'lower' });
      if (game.game.stage === 'highLow') game = await move(lucky, game.id, { type: 'leaveHighLow' });
    }
    if (game.game.stage === 'choice' && game.game.highestRisk > 0) {
      game = await move(lucky, game.id, { type: 'risk', stake: game.game.highestRisk });
      game = await playRound(lucky, game, true);
    }
    if (game.game.stage !== 'over') game = await move(lucky, game.id, { type: 'stop' });
    await look(lucky, game.id);
  }
  console.log('big21 practice games', played, [...seen].join(' '));
  for (let i = 0; i < 6; i++) {
    const game = await playRound(rich, await startGame(rich, 100 * (1 + (i % 5))), i % 2 === 0);
    if (game.game.stage !== 'over') await move(rich, game.id, { type: 'stop' });
  }
  const bustGame = await startGame(rich, 500);
  let bust = bustGame;
  while (bust.game.stage === 'piles') bust = await move(rich, bust.id, { type: 'place', pile: 0, confirmBust: true });
  await startGame(rich, 300); // four hours
  clock.advance(4 * HOUR + 1);
  await server.runJobs();
  await startGame(rich, 200); // open, and excluded in the middle below for another person
  const quits = await withMoney(10);
  await startGame(quits, 100);
  await post(quits, '/api/wallet/exclusion', { days: 30 });
  const banned = await withMoney(10);
  const bannedId = await idOf(banned);
  const readmitted = await withMoney(10);
  const readmittedId = await idOf(readmitted);
  const organiser = await t.staff();
  for (const id of [bannedId, readmittedId])
    good(await organiser.post(`/api/desk/accounts/${id}/exclusion`, { reason: 'Spielsucht gemeldet' }));
  good(await organiser.send(`/api/desk/accounts/${readmittedId}/exclusion`, { method: 'DELETE' }));
  const limited = await withMoney(5);
  good(
    await put(limited, '/api/wallet/limits', { netLoss: { 1: 60_000, 7: 20_000, 30: 70_000 }, stake: { 1: 10_000 } }),
  );
  const customer = await withMoney(0);
  const customerId = await idOf(customer);
  const [anna, beat] = (await cashiers()) as [Caller, Caller];
  const atDesk = (caller: Caller, what: string, body: object) =>
    post(caller, `/api/desk/accounts/${customerId}/${what}`, body);
  const waitingOf = async () => Object.keys(good(await customer.get('/api/wallet')).wallet.waiting) as string[];
  await atDesk(anna, 'deposits', { amount: 1000 });
  good(await anna.post(`/api/desk/accounts/${customerId}/identity`, { result: 'refused' }));
  good(await anna.post(`/api/desk/accounts/${customerId}/identity`, { result: 'checked' }));
  await atDesk(anna, 'deposits', { amount: 150_000 });
  await atDesk(beat, 'approvals', { id: (await waitingOf())[0]! });
  await atDesk(anna, 'deposits', { amount: 250_000 }); // waits for the second person
  const kept = new Set(await waitingOf());
  const fresh = async () => (await waitingOf()).find((id) => !kept.has(id))!;
  await post(customer, '/api/wallet/payouts', { amount: 5_000 });
  await atDesk(beat, 'payouts', { id: await fresh(), result: 'paid' });
  await post(customer, '/api/wallet/payouts', { amount: 7_000 });
  await atDesk(beat, 'payouts', { id: await fresh(), result: 'returned' });
  await post(customer, '/api/wallet/payouts', { amount: 120_000 });
  const big = await fresh();
  console.log('held payout', JSON.stringify(good(await customer.get('/api/wallet')).wallet.waiting[big]));
  const release = await beat.post(`/api/desk/accounts/${customerId}/approvals`, { id: big }, key());
  console.log('release', release.status, release.text.slice(0, 100));
  kept.add(big);
  await atDesk(anna, 'corrections', { amount: -500, reason: 'doppelt gebucht' });
  await atDesk(beat, 'approvals', { id: await fresh() });
  await post(customer, '/api/wallet/payouts', { amount: 2_000 }); // waits
  await post(await t.staff(), '/api/big21/terms', {
    rules: '2024-12-01',
    conditions: '2024-12-01',
    model: 'R.1',
    from: clock.now() + 11 * 24 * HOUR,
  });
  await server.runJobs();
  console.log('rich', richId, good(await rich.get('/api/wallet')).balance);

  // ---- what is still running, and an outage -----------------------------------------------------------------------
  clock.set(at('2024-11-16T12:00'));
  good(
    await t.asks(await t.staff(), '/api/editions', {
      id: 'next',
      title: 'Die nächste',
      start: '2024-11-14',
      template: 'ssc8',
    }),
  );
  const last = await entrant('next');
  await playGames(last.caller, 1, 'next');
  good(await t.start(last.caller, 'next'));
  const timed = await newGuest();
  await playCards(timed, await practise(timed, { timed: true }), ({ results }) => results.length === 1);
  await startGame(timed, 100, 'practice');
  for (const email of signedUp) {
    const caller = server.caller();
    const answer_ = await caller.post('/api/session', { email, password: FORM.password });
    if (answer_.status !== 200) console.log('cannot sign in', email, answer_.text);
  }
  await server.runJobs();
  const databaseUrl = server.databaseUrl;
  await server.stop();
  clock.advance(20 * MINUTE);
  const again = await startTestServer({ clock, databaseUrl });
  await again.runJobs();
  const { caller: office } = await signInAs(again, 'organiser', 'letzte@example.ch');
  const known: Known = {
    instant: clock.now(),
    password: FORM.password,
    guests: guests.map(({ cookie }) => cookie),
    people: signedUp,
    persons,
    editions: ['small', 'gone', 'next'],
    evenings,
  };
  await again.store.sealer.seal();
  const facts = await askAll(again.address, known, office);
  const { rows: events } = await again.store.pool.query(
    'select stream, version, type, body as event from events order by stream collate "C", version',
  );
  await again.stop();
  const gschobe = (...args: string[]) =>
    JSON.parse(
      execFileSync(process.execPath, [main, ...args], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      }).toString(),
    );
  const head = gschobe('audit', 'head');
  const made = gschobe('backup', here('94c74c9.backup.gz'));
  console.log(JSON.stringify(head), JSON.stringify(made));

  // A match is given back by no door of 94c74c9, but its rules knew it; so these three stand in the log alone.
  const byHand = [
    { type: 'entered', number: 1, person: 'p', at: 1, referredBy: null },
    {
      type: 'started',
      match: 'm',
      phase: 'qualification',
      slot: 'q/2024-10-10/1',
      day: '2024-10-10',
      at: 2,
      deadline: 3,
    },
    { type: 'givenBack', match: 'm', reason: 'could not be recovered' },
  ].map((event, i) => ({ stream: 'entry:by-hand:1', version: i + 1, type: event.type, event }));
  const log = [...events, ...byHand];
  writeFileSync(
    here('94c74c9.log.jsonl.gz'),
    gzipSync(log.map((line) => JSON.stringify(line)).join('\n'), { level: 9 }),
  );
  const lines = (facts_: object) =>
    Object.entries(facts_)
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join('');
  const backup = { events: made.events, eventLog: made.eventLog };
  writeFileSync(here('94c74c9.facts.jsonl'), lines({ known, backup, audit: head, ...facts }));
  writeFileSync(here('94c74c9.replay.jsonl'), lines(await factsOf(log)));
}, 900_000);
