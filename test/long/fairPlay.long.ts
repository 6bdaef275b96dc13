import { type Chooser, playGame } from '../../src/bots/table.ts';
import { diceFrom } from '../../src/bots/testing/dice.ts';
import { dealOf } from '../../src/bots/testing/positions.ts';
import { type Agreement, signalsOf, tempoOf } from '../../src/championship/fairPlay.ts';
import { contestant } from '../../src/cli/contestant.ts';
import type { Chance } from '../../src/kit/chance.ts';
import { bySeat } from '../../src/schieber/seat.ts';
import { legalIn } from '../../src/schieber/view.ts';
import { accountField } from '../season/accountField.ts';

/** FAIR_GAMES: games by which each kind of player is measured; FAIR_PEOPLE: the field. */
const GAMES = Number(process.env['FAIR_GAMES'] ?? 1200);
const PEOPLE = Number(process.env['FAIR_PEOPLE'] ?? 20_000);
const [MATCHES, MOVES] = [10, 1000];

function mixture(usual: Chooser, now: Chooser, every: number): Chooser {
  let decisions = 0;
  return (view) => (++decisions % every === 0 ? now : usual)(view);
}

/** How often a kind of player chooses the master's card, and the club player's, where the two differ. */
function agreementOf(person: Chooser, seed: string): Agreement {
  const [club, master] = [contestant('club'), contestant('master')];
  let [decisions, likeMaster, likeClub] = [0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const { hands, forehand } = dealOf(seed, game);
    playGame(
      hands,
      forehand,
      bySeat((seat) => (seat === 0 ? person : master)),
      (view, choice) => {
        if (view.seat !== 0 || choice.type !== 'play' || legalIn(view).length < 2) return;
        const [weak, strong] = [club(view), master(view)];
        if (weak.type !== 'play' || strong.type !== 'play' || weak.card === strong.card) return;
        decisions++;
        if (choice.card === strong.card) likeMaster++;
        if (choice.card === weak.card) likeClub++;
      },
    );
  }
  return { decisions, master: likeMaster, club: likeClub };
}

const normal = (chance: Chance): number => {
  const unit = () => (chance.below(2 ** 31) + 1) / (2 ** 31 + 1);
  return Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
};

interface Kind {
  readonly plays: string;
  /** The middle of the times, in milliseconds, and how widely they spread. */
  readonly median: readonly [number, number];
  readonly spread: number;
  readonly isRobot: boolean;
}

/** A field: quick, usual and slow people of three strengths; one of a hundred a robot, half of them in disguise. */
function kindOf(chance: Chance): Kind {
  const one = chance.below(1000);
  if (one < 10) {
    const plays = one % 2 === 0 ? 'master' : 'club';
    const isHidden = one % 4 < 2;
    return { plays, isRobot: true, median: isHidden ? [1500, 5000] : [20, 250], spread: isHidden ? 0.7 : 0.15 };
  }
  const plays = ['casual', 'usual', 'keen'][chance.below(3)]!;
  const pace = chance.below(100);
  const median = pace < 15 ? ([800, 1400] as const) : pace < 85 ? ([1500, 5000] as const) : ([5000, 15_000] as const);
  return { plays, median, spread: 0.6, isRobot: false };
}

export const checks = {
  /** SSC 1: of the people with several accounts, how many give a signal; of the others, how many do. */
  'fairPlay.accounts': async (seed: string) => {
    const figure = accountField(PEOPLE, seed);
    const ok = figure.foundOnOneDevice > 0.5 * figure.onOneDevice && figure.falseSignals < figure.honest / 50;
    return { ok, figure };
  },
  /** SSC 8.01: of the robots, how many give a signal; of the honest people, how many do. Nobody is excluded by it. */
  'fairPlay.field': async (seed: string) => {
    const [apprentice, club, master] = ['apprentice', 'club', 'master'].map(contestant) as [Chooser, Chooser, Chooser];
    const players = {
      club,
      master,
      ...{ casual: mixture(club, apprentice, 4), usual: mixture(club, master, 3), keen: mixture(master, club, 3) },
    };
    const rates = Object.fromEntries(
      Object.entries(players).map(([name, player]) => [name, agreementOf(player, `${seed}/rates`)]),
    );
    const chance = diceFrom(`${seed}/field`);
    const seen = { robots: 0, tempo: 0, agreement: 0, either: 0, honest: 0, falseTempo: 0, falseAgreement: 0 };
    for (let i = 0; i < PEOPLE; i++) {
      const { plays, median, spread, isRobot } = kindOf(chance);
      const { decisions, ...agreed } = rates[plays]!;
      const own = Math.round((decisions / GAMES) * 12 * MATCHES);
      const drawn = (share: number) =>
        Math.min(own, Math.round(own * share + normal(chance) * Math.sqrt(own * share * (1 - share))));
      const alike = { master: drawn(agreed.master / decisions), club: drawn(agreed.club / decisions) };
      const middle = median[0] + chance.below(median[1] - median[0]);
      const times = Array.from({ length: MOVES }, () => middle * Math.exp(spread * normal(chance)));
      const kinds = signalsOf(tempoOf(times), { decisions: own, ...alike }).map(({ kind }) => kind);
      const [tempo, agreement] = [kinds.includes('tempo') ? 1 : 0, kinds.includes('agreement') ? 1 : 0];
      if (isRobot) {
        seen.robots++;
        seen.tempo += tempo;
        seen.agreement += agreement;
        seen.either += tempo | agreement;
      } else {
        seen.honest++;
        seen.falseTempo += tempo;
        seen.falseAgreement += agreement;
      }
    }
    const share = (alike: number, decisions: number) => Math.round((1000 * alike) / decisions) / 1000;
    const shares = Object.fromEntries(
      Object.entries(rates).map(([name, { decisions, master: like, club: weak }]) => [
        name,
        { master: share(like, decisions), club: share(weak, decisions) },
      ]),
    );
    const ok = seen.falseTempo + seen.falseAgreement < seen.honest / 1000 && seen.either > 0.9 * seen.robots;
    return { ok, figure: { shares, decisions: rates['club']!.decisions / GAMES, ...seen } };
  },
};
