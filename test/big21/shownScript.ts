/**
 * Runs in the page: plays one game to its end by pressing what can be seen, and writes down after every move all that is
 * shown. What it presses is drawn from `seed`; it leans to good moves, so that High/Low and Risk come too.
 */
export const PLAY = (seed: number): string => `(async () => {
  let state = ${seed} >>> 0;
  const random = () => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return state / 2 ** 32; };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (node) => node?.textContent ?? null;
  const texts = (selector) => all(selector).map(text);
  const names = (window.names ??= {});
  const rest = () => new Promise((done) => setTimeout(done, 4));
  const ready = async () => {
    const end = Date.now() + 30000;
    for (;;) {
      const groups = all('.big21-moves');
      if (groups.length > 0 && groups.every((each) => each.ariaDisabled === 'false' || each.getAttribute('aria-disabled') === 'false') && all('button[aria-busy=true]').length === 0 && window.shownVersion && window.underWay === 0) return;
      if (Date.now() > end) throw new Error('the table does not become ready: ' + document.body.textContent.slice(0, 400));
      await rest();
    }
  };
  const look = () => {
    for (const each of all('.big21-shown img, .big21-turned img')) if (each.alt) names[each.src] = each.alt;
    return {
      version: window.shownVersion,
      turned: all('.big21-turned').length > 0,
      ask: text(document.querySelector('.big21-ask')),
      shown: all('.big21-shown img').map((each) => each.alt),
      sums: texts('.big21-sum b'),
      notes: texts('.big21-sum small'),
      effects: texts('.big21-put'),
      cards: all('.big21-stack').map((pile) => [...pile.querySelectorAll('img')].map((each) => names[each.src] ?? '?')),
      left: text(document.querySelector('.big21-left b')),
      free: text(document.querySelector('.big21-free b')),
      money: Object.fromEntries(all('.big21-money > div').map((each) => [text(each.querySelector('dt')), text(each.querySelector('dd'))]).filter(([name]) => !/^(Spielzeit|Endet in)$/.test(name))),
      heading: text(document.querySelector('.big21-paper h2')),
      lines: texts('.big21-paper p'),
      status: text(document.querySelector('.big21-paper [role=status]')),
      buttons: all('.big21-game button').filter((each) => !each.closest('dialog')).map(text),
    };
  };
  const button = (start) => all('.big21-game button').find((each) => !each.disabled && text(each).startsWith(start));
  const score = (n) => (n === 21 ? 100 : n === 11 ? 8 : n === 10 ? 4 : n < 10 ? 3 : 1);
  const choose = () => {
    if (all('.big21-turned').length > 0) return button('Weiter');
    if (random() < 0.02 && button('Aufhören')) return button('Aufhören');
    const piles = all('.big21-pile:not(:disabled)');
    if (piles.length > 0) {
      if (random() < 0.01) return piles[Math.floor(random() * 5)];
      let [best, at] = [-0.5, undefined];
      for (const pile of piles) {
        const to = /(gibt) (\\d+)/.exec(text(pile.querySelector('.big21-put')));
        if (!to) continue;
        const now = Number.parseInt(text(pile.querySelector('.big21-sum b')), 10) || 0;
        const gain = score(Number(to[2])) - (now === 0 ? 2 : score(now)) + random() / 10;
        if (gain > best) [best, at] = [gain, pile];
      }
      if (button('Runde mit') && random() < 0.5) return button('Runde mit');
      return at ?? button('Karte löschen');
    }
    const open = ['Karte kaufen', 'High/Low spielen', 'Höher', 'Tiefer', 'Risiko spielen', 'High/Low beenden', 'Runde mit', 'Aufhören']
      .map(button).filter(Boolean);
    return open[Math.floor(random() * open.length)];
  };
  // What is said comes a moment after what is shown.
  const spoken = async (now, heard) => {
    const awaited = now.turned ? now.heading : now.ask;
    const end = Date.now() + 10000;
    while (awaited !== null && Date.now() < end && !window.said.slice(heard).some((each) => each.includes(awaited))) await rest();
  };
  const seen = [];
  let asked = null;
  let heard = 0;
  for (let moves = 0; moves < 300; moves++) {
    await ready();
    const now = look();
    await spoken(now, heard);
    seen.push({ ...now, asked, said: window.said.slice(heard) });
    [asked, heard] = [null, window.said.length];
    if (button('Neues Spiel')) return seen;
    const before = JSON.stringify(now);
    const chosen = choose();
    const pressed = text(chosen);
    chosen.click();
    const end = Date.now() + 30000;
    for (;;) {
      await rest();
      const dialog = document.querySelector('dialog[open]');
      const yes = dialog && [...dialog.querySelectorAll('button')].find((each) => /^(Trotzdem legen|Aufhören)/.test(text(each)));
      if (yes) {
        asked = text(dialog.querySelector('.dialog-body'));
        yes.click();
      }
      else if (JSON.stringify(look()) !== before) break;
      if (Date.now() > end) throw new Error('nothing changes after a press on ' + pressed + ': ' + before + texts('[role=alert]'));
    }
  }
  throw new Error('a game without an end: ' + JSON.stringify(seen.slice(-3)));
})()`;

/**
 * Until the page is left: keeps the version of every answer about a game, and how many answers are still awaited or read.
 * Whatever a page asks next because of an answer is asked before that one counts as read.
 */
export const WATCH = `
  const ask = window.fetch;
  window.underWay = 0;
  window.fetch = async (address, init) => {
    window.underWay++;
    const done = () => setTimeout(() => window.underWay--);
    const answer = await ask(address, init).catch((error) => { done(); throw error; });
    if (answer.status === 204) done();
    const read = answer.json.bind(answer);
    answer.json = async () => {
      const json = await read().finally(done);
      if (address.startsWith('/api/big21/games') && answer.ok && json.version !== undefined && json.game) window.shownVersion = json.version;
      return json;
    };
    return answer;
  };
`;
