import { OBENABE, trump, UNDENUFE } from '../schieber/mode.ts';
import { LESSONS, type LessonName, type Question, type Scene, type Step, type StepName } from './step.ts';

/** Shields are trump wherever trump is taught: one less thing to look for. */
const SHIELDS = trump('S');
/** Who led, so that the person is second, third or last to play. */
const [SECOND, THIRD, LAST] = [3, 2, 1] as const;

/** «Jassen lernen» in ten minutes: every step is a scene and one question. SSC 2.03, 2.04, 2.05 */
const STEPS: Readonly<Record<StepName, { scene: Scene; question: Question }>> = {
  sidePoints: {
    scene: { mode: SHIELDS, hand: ['HA', 'HK', 'HQ', 'HJ', 'HT', 'H9', 'H6'], trick: [], leader: 0 },
    question: { ask: 'worthMost' },
  },
  sideStrength: {
    scene: { mode: SHIELDS, hand: ['HK', 'HT', 'H8'], trick: ['HQ', 'H6', 'H7'], leader: LAST },
    question: { ask: 'takes' },
  },
  trumpPoints: {
    scene: { mode: SHIELDS, hand: ['SA', 'SK', 'SJ', 'ST', 'S9', 'S7'], trick: [], leader: 0 },
    question: { ask: 'worthMost' },
  },
  trumpStrength: {
    scene: { mode: SHIELDS, hand: ['HA', 'DK'], trick: ['SA', 'S9', 'SK', 'S6'], leader: LAST },
    question: { ask: 'winner' },
  },
  follow: {
    scene: { mode: SHIELDS, hand: ['H8', 'DA', 'D7', 'C9'], trick: ['HK'], leader: SECOND },
    question: { ask: 'allowed' },
  },
  throwAway: {
    scene: { mode: SHIELDS, hand: ['DA', 'CT', 'C6'], trick: ['HK', 'H7', 'HA'], leader: LAST },
    question: { ask: 'cheapest' },
  },
  followTrump: {
    scene: { mode: SHIELDS, hand: ['S6', 'HA', 'DT', 'C7'], trick: ['SK', 'S8'], leader: THIRD },
    question: { ask: 'allowed' },
  },
  trumpIt: {
    scene: { mode: SHIELDS, hand: ['S6', 'DA', 'CK'], trick: ['HA', 'H7', 'HT'], leader: LAST },
    question: { ask: 'takes' },
  },
  trumpInstead: {
    scene: { mode: SHIELDS, hand: ['H8', 'H6', 'S7', 'DA'], trick: ['HA', 'HT', 'HK'], leader: LAST },
    question: { ask: 'takes' },
  },
  keepJack: {
    scene: { mode: SHIELDS, hand: ['SJ', 'H6', 'DQ'], trick: ['SA', 'SK'], leader: THIRD },
    question: { ask: 'keepJack' },
  },
  jackIsBest: {
    scene: { mode: SHIELDS, hand: ['SJ', 'SA', 'SQ', 'C8'], trick: ['SK', 'S9', 'S7'], leader: LAST },
    question: { ask: 'takes' },
  },
  noUndertrump: {
    scene: { mode: SHIELDS, hand: ['SJ', 'S6', 'D7', 'C8'], trick: ['HA', 'S9'], leader: THIRD },
    question: { ask: 'forbidden' },
  },
  overtrump: {
    scene: { mode: SHIELDS, hand: ['SK', 'S7', 'D9', 'CT'], trick: ['HA', 'H6', 'ST'], leader: LAST },
    question: { ask: 'takes' },
  },
  onlyTrumps: {
    scene: { mode: SHIELDS, hand: ['SK', 'S6'], trick: ['HA', 'S9'], leader: THIRD },
    question: { ask: 'cheapest' },
  },
  topsDown: {
    scene: { mode: OBENABE, hand: ['D9', 'C7'], trick: ['HT', 'HA', 'SA', 'HK'], leader: LAST },
    question: { ask: 'winner' },
  },
  bottomsUp: {
    scene: { mode: UNDENUFE, hand: ['HA', 'HK', 'H9', 'H6'], trick: ['H8', 'HT', 'H7'], leader: LAST },
    question: { ask: 'takes' },
  },
  eights: {
    scene: { mode: OBENABE, hand: ['HK', 'DQ', 'SJ', 'C8', 'C7'], trick: [], leader: 0 },
    question: { ask: 'worthMost' },
  },
  trickPoints: {
    scene: { mode: SHIELDS, hand: [], trick: ['HA', 'HT', 'HK', 'S6'], leader: 0 },
    question: { ask: 'points', isLast: false, options: [15, 25, 29, 36] },
  },
  lastTrick: {
    scene: { mode: SHIELDS, hand: [], trick: ['DQ', 'D7', 'S9', 'DT'], leader: 0 },
    question: { ask: 'points', isLast: true, options: [13, 18, 27, 32] },
  },
  restTo157: {
    scene: { mode: SHIELDS, hand: [], trick: [], leader: 0 },
    question: { ask: 'rest', ours: 93, options: [54, 59, 64, 74] },
  },
  declareTrump: {
    scene: { mode: null, hand: ['SJ', 'S9', 'SA', 'S8', 'S7', 'HA', 'H7', 'DK', 'C8'], trick: [], leader: 0 },
    question: { ask: 'declare', best: 'S' },
  },
  declareObenabe: {
    scene: { mode: null, hand: ['HA', 'HK', 'H8', 'DA', 'DK', 'SA', 'SQ', 'CA', 'CK'], trick: [], leader: 0 },
    question: { ask: 'declare', best: 'O' },
  },
  declarePass: {
    scene: { mode: null, hand: ['HQ', 'H9', 'H8', 'DJ', 'D8', 'SK', 'S8', 'CT', 'C8'], trick: [], leader: 0 },
    question: { ask: 'declare', best: 'pass' },
  },
  feedPartner: {
    scene: { mode: SHIELDS, hand: ['HT', 'H8', 'H6', 'CK'], trick: ['H7', 'HA', 'H9'], leader: LAST },
    question: { ask: 'feed' },
  },
  giveLittle: {
    scene: { mode: SHIELDS, hand: ['HT', 'HQ', 'H6', 'CA'], trick: ['HA', 'H9', 'H7'], leader: LAST },
    question: { ask: 'cheapest' },
  },
  bock: {
    scene: { mode: OBENABE, hand: ['HK', 'DQ', 'SK', 'C9'], trick: [], leader: 0, gone: ['DA', 'SA', 'ST', 'D7'] },
    question: { ask: 'bock' },
  },
};

export const stepsOf = (lesson: LessonName): readonly Step[] =>
  LESSONS[lesson].map((name) => ({ name, ...STEPS[name] }));
