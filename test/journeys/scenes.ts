import type { Page } from 'playwright-core';
import { recordOf } from '../../src/schieber/record.ts';
import type { Look } from '../e2e/browser.ts';
import { until } from '../e2e/browser.ts';
import { waitForTurn } from '../e2e/player.ts';
import {
  declaring,
  finished,
  following,
  illegal,
  lastCard,
  led,
  partnerDeclares,
  partnerFirst,
  reviewed,
  timed,
} from './matches.ts';
import { isShort } from './places.ts';

/** What a player meets, screen by screen: where it is, how one gets there, and what must be seen there. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly look?: Pick<Look, 'match' | 'settings'>;
  /** From the open page to the scene. */
  reach(page: Page): Promise<unknown>;
  /** Seen at once, without scrolling. */
  readonly atOnce?: string;
  /** Seen at once where there is room, otherwise found by scrolling: a phone on its side, text at 200 %. */
  readonly main?: string;
  /** Cards whose rank and suit must be read. */
  readonly cards?: string;
  /** None of these lies on another. */
  readonly apart?: string;
  /** Looked at in the long check alone. */
  readonly isLong?: true;
}

const appears = (selector: string) => (page: Page) => page.waitForSelector(selector);

/** The table with so many cards lying, the person on turn. */
const lying = (count: 0 | 1 | 2 | 3): Scene => ({
  name: `table, ${count} lying`,
  path: '/table/here',
  look: { match: following(count), settings: { turnTrick: 'tap' } },
  reach: appears('.hand-card.legal'),
  atOnce: '.slot b, .jass-status, .jass-number, .jass-score, .jass-mode b, .hint-button',
  cards: '.hand-card, .trick-card',
  apart: '.seat, .slot b, .hint-button, .jass-status',
});

/** A dialog of the table, opened from its menu. */
const fromMenu = (name: string, entry: number, shows: string): Scene => ({
  name,
  path: '/table/here',
  look: { match: following(2) },
  reach: async (page) => {
    await page.waitForSelector('.hand-card.legal');
    await page.click('.jass-status .icon-button');
    await page.click(`.menu-actions .button:nth-child(${entry})`);
    await page.waitForSelector(shows);
  },
  atOnce: 'dialog[open] .dialog-head',
});

const lift = async (page: Page) => {
  await page.waitForSelector('.hand-card.legal');
  const card = await page.locator('.hand-card.legal').first().getAttribute('data-card');
  await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
  await page.waitForSelector('.play-button');
};

const OUTSIDE: readonly Scene[] = [
  { name: 'home', path: '/', reach: appears('.cs-invitation'), main: '.home-start .button-go' },
  {
    name: 'home, match underway',
    path: '/',
    look: { match: following(1) },
    reach: appears('.home-underway .button'),
    main: '.home-underway h2, .home-underway .button',
  },
  {
    name: 'home, another match asks',
    path: '/',
    look: { match: following(1) },
    reach: async (page) => {
      await page.waitForSelector('.home-underway .button');
      await page.click('.home-start .button');
      await page.waitForSelector('dialog[open] .dialog-actions');
    },
    atOnce: 'dialog[open] .dialog-head, dialog[open] .dialog-actions .button',
    apart: 'dialog[open] .dialog-body > *',
  },
  { name: 'practice', path: '/practise', reach: appears('.choice'), main: '.panel .button-go' },
  { name: 'settings', path: '/settings', reach: appears('.home-deck'), main: '.home-deck h2' },
  { name: 'verify', path: '/verify', reach: appears('.drop'), main: '.drop' },
  {
    name: 'verify, recomputed',
    path: '/verify',
    isLong: true,
    reach: async (page) => {
      await page.waitForSelector('input[type=file]', { state: 'attached' });
      const buffer = Buffer.from(JSON.stringify(recordOf(reviewed.events, reviewed.serverSeed)));
      await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer });
      await page.click('.verification .button');
      await page.waitForSelector('.verification .outcome');
    },
  },
];

const DECLARING: readonly Scene[] = [
  {
    name: 'declare',
    path: '/table/here',
    look: { match: declaring },
    reach: appears('.declare'),
    atOnce: '.declare h1, .mode-button, .push, .confirm-button',
    cards: '.hand-card',
    apart: '.declare h1, .mode-button, .push, .confirm-button, .hint-button, .jass-status, .seat',
  },
  {
    name: 'declare, partner has passed, chosen',
    path: '/table/here',
    look: { match: partnerFirst },
    reach: async (page) => {
      await waitForTurn(page);
      await page.click('.mode-button:nth-child(6)'); // the longest name
    },
    atOnce: '.declare h1, .mode-button, .confirm-button',
    cards: '.hand-card',
    apart: '.declare h1, .mode-button, .confirm-button, .hint-button, .jass-status, .seat',
  },
];

const PLAYING: readonly Scene[] = [
  ...([0, 1, 2, 3] as const).map(lying),
  {
    ...lying(2),
    name: 'table, with a clock',
    look: { match: timed() },
    atOnce: '.slot b, .jass-status, .jass-number, .jass-clock, .jass-score, .jass-mode b, .hint-button',
  },
  {
    ...lying(0),
    name: 'table, partner has declared',
    look: { match: partnerDeclares },
    atOnce: '.slot b, .jass-status, .jass-number, .jass-fingerprint, .jass-mode b, .hint-button',
    isLong: true,
  },
  {
    ...lying(3),
    name: 'table, 4 lying',
    look: { match: led, settings: { turnTrick: 'tap' } }, // the own card lies lowest
    reach: appears('.slot-turn'),
    atOnce: '.slot-turn, .jass-status, .jass-score',
    apart: '.seat, .slot-turn, .jass-status',
  },
  {
    ...lying(2),
    name: 'table, card lifted',
    reach: lift,
    atOnce: '.play-button, .jass-status',
    apart: '.seat, .play-button, .jass-status',
  },
  {
    ...lying(2),
    name: 'table, hint',
    reach: async (page) => {
      await page.waitForSelector('.hint-button');
      await page.click('.hint-button');
      await page.waitForSelector('.reason.hint');
    },
    atOnce: '.reason, .play-button, .jass-status',
    apart: '.seat, .reason, .play-button, .jass-status',
  },
  {
    ...lying(2),
    name: 'illegal card',
    look: { match: illegal },
    reach: async (page) => {
      await page.waitForSelector('.hand-card.resting');
      // Its button says that it is disabled, and answers why.
      await page
        .locator('.hand-card.resting')
        .first()
        .click({ position: { x: 6, y: 8 }, force: true });
      await page.waitForSelector('.reason');
    },
    atOnce: '.reason, .jass-status',
    apart: '.seat, .reason, .jass-status',
  },
];

const playLastCard = async (page: Page) => {
  await page.waitForSelector('.hand-card.legal');
  await page.click('.hand-card.legal');
  await waitForTurn(page);
};

const RESULTS: readonly Scene[] = [
  {
    name: 'game result',
    path: '/table/here',
    look: { match: lastCard, settings: { oneTap: true } },
    reach: playLastCard,
    main: '.game-result h1, .game-result-points b, .game-result .button-main',
    apart: '.game-result > *',
  },
  {
    name: 'look back, a card asked',
    path: '/table/here',
    look: { match: lastCard, settings: { oneTap: true } },
    reach: async (page) => {
      await playLastCard(page);
      await page.click('.game-result .button-quiet');
      await page.click('dialog[open] .look-back-card');
      await page.waitForSelector('.look-back-why .tag');
    },
    atOnce: 'dialog[open] .dialog-head',
    main: '.look-back-why h3',
  },
  {
    name: 'match result',
    path: '/table/here',
    look: { match: finished },
    reach: appears('.verification'),
    atOnce: '.result-figure',
    main: '.result .button-main',
  },
];

const DIALOGS: readonly Scene[] = [
  {
    name: 'menu',
    path: '/table/here',
    look: { match: following(2) },
    reach: async (page) => {
      await page.waitForSelector('.hand-card.legal');
      await page.click('.jass-status .icon-button');
      await page.waitForSelector('dialog[open] .menu-actions');
    },
    atOnce: 'dialog[open] .dialog-head, dialog[open] .menu-actions .button:first-child',
    apart: 'dialog[open] .menu-actions > *',
  },
  fromMenu('last trick', 2, 'dialog[open] .last-trick img'),
  fromMenu('rules', 3, 'dialog[open] .rules-section h2'),
  fromMenu('settings at the table', 4, 'dialog[open] .home-deck'),
  {
    name: 'fingerprint',
    path: '/table/here',
    look: { match: partnerFirst },
    reach: async (page) => {
      await waitForTurn(page);
      await page.click('.jass-fingerprint');
      await until(page, `document.querySelector('dialog[open] code')`);
    },
    atOnce: 'dialog[open] .dialog-head, dialog[open] .fingerprint code',
  },
];

/** Some of them, for whoever changes one: `SCENES='declare;menu'`. */
const wanted = process.env['SCENES']?.split(';');

export const SCENES: readonly Scene[] = [...OUTSIDE, ...DECLARING, ...PLAYING, ...RESULTS, ...DIALOGS].filter(
  ({ name, isLong }) => (wanted ? wanted.includes(name) : !(isShort && isLong)),
);
