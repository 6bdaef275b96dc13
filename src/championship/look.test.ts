import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zurichInstant } from '../kit/time.ts';
import { contrast, type Hex, hueOf, inkOn, readColour } from './colour.ts';
import { NO_LISTS } from './edition.ts';
import { coloursFor, contrastsIn, isLink, type LookCommand, SURFACES } from './look.ts';
import { Office } from './testing.ts';

const hex = fc.nat({ max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

/** WCAG 2.2 asked anew, without the table of uses: what is drawn on what. */
function holdsEverywhere({ day, dark }: { day: Hex; dark: Hex }) {
  for (const surface of SURFACES.day) expect(contrast(day, surface)).toBeGreaterThanOrEqual(4.5);
  for (const surface of SURFACES.dark) expect(contrast(dark, surface)).toBeGreaterThanOrEqual(4.5);
  for (const colour of [day, dark]) expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
}

describe('a colour', () => {
  test('is written with six digits or three', () => {
    expect(['#FFF', 'b3261e', ' #1F5A41 ', 'rot', '#12345', '', '#gggggg'].map(readColour)).toEqual([
      ...['#ffffff', '#b3261e', '#1f5a41', undefined, undefined, undefined, undefined],
    ]);
  });

  // Known pairs: WCAG's own black on white, and those of public contrast checkers.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.47],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 3.99],
    ['#0000ff', '#ffffff', 8.59],
  ] as const)('%s on %s has %d to 1', (one, other, ratio) => {
    expect(Math.floor(contrast(one, other) * 100) / 100).toBe(ratio);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('is measured on the surfaces of the pages', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../web/style/tokens.css'), 'utf8');
    const [page, raised] = ['page', 'raised'].map(
      (name) => new RegExp(`--surface-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)!,
    );
    expect(SURFACES).toEqual({ day: [page![1], raised![1]], dark: [page![2], raised![2]] });
  });

  test('that is accepted holds in every use, by day and in the dark; else the one offered is accepted and has its hue', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const answer = coloursFor(colour);
        if (answer.ok) return holdsEverywhere(answer.value);
        if (answer.refusal.code !== 'low-contrast') throw new Error(answer.refusal.code);
        const { offered, ratio, needed } = answer.refusal;
        expect(ratio).toBeLessThan(needed);
        const second = coloursFor(offered);
        if (!second.ok) throw new Error(`${colour}: ${offered} is refused too`);
        holdsEverywhere(second.value);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['#ffcc00', '#00b5e2', '#ff66aa', '#7fd34e'] as const)(
    '%s: the hue stays, to what 256 steps allow',
    (colour) => {
      const answer = coloursFor(colour);
      if (answer.ok || answer.refusal.code !== 'low-contrast') throw new Error('it does not hold');
      const offered = readColour(answer.refusal.offered)!;
      expect(Math.abs(hueOf(offered) - hueOf(colour))).toBeLessThan(2);
      const accepted = coloursFor(offered);
      expect(accepted.ok && Math.abs(hueOf(accepted.value.dark) - hueOf(colour))).toBeLessThan(2);
    },
  );

  test('is the nearest: the next lighter ones of its kind do not hold', () => {
    const answer = coloursFor('#808080');
    if (answer.ok || answer.refusal.code !== 'low-contrast') throw new Error('it does not hold');
    const grey = Number.parseInt(answer.refusal.offered.slice(1, 3), 16) + 1;
    const lighter: Hex = `#${grey.toString(16).repeat(3)}`;
    expect(contrastsIn(lighter, 'day').every(({ ratio, needed }) => ratio >= needed)).toBe(false);
  });
});

describe('the look of an edition', () => {
  const PICTURE = 'a'.repeat(64);
  const RUNNING = zurichInstant('2024-10-10T12:00');
  const facts = { ...NO_LISTS, pictures: [PICTURE] };
  const PLAIN = { type: 'dress', colour: null, logo: null, sponsors: [] } as const;
  const RED: LookCommand = {
    ...{ type: 'dress', colour: '#B3261E', logo: { picture: PICTURE, words: ' Jassklub  Zug ' } },
    sponsors: [{ name: 'Käserei Huber', link: 'https://huber.example/', picture: null }],
  };
  const dressed = () => {
    const office = new Office();
    expect(office.asks(RED, RUNNING, { facts })).toMatchObject({ ok: true });
    return office;
  };

  test('may change while a phase runs, by one person, and is written down as it will be shown', () => {
    const { edition } = dressed();
    expect(edition!.look).toEqual({
      now: {
        colours: { day: '#b3261e', dark: expect.stringMatching(/^#[0-9a-f]{6}$/) },
        logo: { picture: PICTURE, words: 'Jassklub Zug' },
        sponsors: [{ name: 'Käserei Huber', link: 'https://huber.example/', picture: null }],
      },
      before: null,
    });
  });

  test('of an edition that was never dressed is not there at all', () => {
    expect('look' in new Office().edition!).toBe(false);
    expect(new Office().asks({ type: 'dressBack' }, RUNNING)).toMatchObject({ refusal: { code: 'no-look-before' } });
  });

  test('comes back by one command, and the other one by a second', () => {
    const office = dressed();
    const red = office.edition!.look!.now;
    office.does({ ...PLAIN, colour: '#0b2f8a' }, RUNNING);
    const blue = office.edition!.look!.now;
    office.does({ type: 'dressBack' }, RUNNING);
    expect(office.edition!.look).toEqual({ now: red, before: blue });
    office.does({ type: 'dressBack' }, RUNNING);
    expect(office.edition!.look).toEqual({ now: blue, before: red });
  });

  test('of nothing is the look of the house; the same again changes nothing', () => {
    const office = dressed();
    expect(office.asks(RED, RUNNING, { facts })).toEqual({ ok: true, value: [] });
    office.does(PLAIN, RUNNING);
    expect(office.edition!.look!.now).toBeNull();
    expect(office.does(PLAIN, RUNNING)).toEqual([]);
  });

  test.each([
    ['no colour', { colour: 'rot' }, { code: 'not-a-colour' }],
    ['too light', { colour: '#ffcc00' }, { code: 'low-contrast', use: 'text', needed: 4.5 }],
    ['a logo nobody can hear', { logo: { picture: PICTURE, words: ' ' } }, { code: 'picture-words-missing' }],
    ['a logo nobody sent', { logo: { picture: 'b'.repeat(64), words: 'x' } }, { code: 'unknown-picture' }],
    [
      'a sponsor’s picture nobody sent',
      { sponsors: [{ name: 'A', link: null, picture: 'b' }] },
      { code: 'unknown-picture' },
    ],
    [
      'a sponsor without a name',
      { sponsors: [{ name: '', link: null, picture: null }] },
      { code: 'sponsor-name', sponsor: 1 },
    ],
    [
      'a name that turns the line round',
      { sponsors: [{ name: 'A\u202e', link: null, picture: null }] },
      { code: 'sponsor-name' },
    ],
    [
      'a link that runs',
      { sponsors: [{ name: 'A', link: 'javascript:alert(1)', picture: null }] },
      { code: 'sponsor-link' },
    ],
  ] as const)('is refused with its reason: %s', (_, wish, refusal) => {
    expect(new Office().asks({ ...PLAIN, ...wish }, RUNNING, { facts })).toMatchObject({ ok: false, refusal });
  });

  test('of an archived or cancelled edition stays', () => {
    const office = dressed();
    office.does({ type: 'archive' }, zurichInstant('2025-01-10T12:00'));
    for (const command of [RED, PLAIN, { type: 'dressBack' }] as const)
      expect(office.asks(command, RUNNING, { facts })).toMatchObject({ refusal: { code: 'archived' } });
    const cancelled = dressed();
    cancelled.edition = { ...cancelled.edition!, standing: 'cancelled' };
    expect(cancelled.asks(PLAIN, RUNNING)).toMatchObject({ refusal: { code: 'cancelled' } });
  });

  test('links to pages behind TLS, with a name', () => {
    const good = ['https://huber.ch', 'https://www.käse-zug.ch/a?b=c#d', 'https://huber.ch:8443/'];
    const bad = [
      'http://huber.ch',
      'https://a:b@huber.ch',
      'https://localhost',
      'https://huber.ch/"x',
      'data:text/html,x',
      ' https://huber.ch',
      '//huber.ch',
      '',
    ];
    expect([good.filter(isLink), bad.filter(isLink)]).toEqual([good, []]);
  });
});
