import { noChance } from '../kit/process.ts';
import { zurichInstant } from '../kit/time.ts';
import { promiseOf, readSecret } from '../lot/ceremony.ts';
import type { Source } from '../lot/record.ts';
import { type Edition, type EditionCommand, editionProcess, NO_LISTS } from './edition.ts';
import { type Row, rank } from './standings.ts';
import { SSC8 } from './template.ts';

const at = zurichInstant;
export const SECRET = 'ab'.repeat(32);
export const CEREMONY: Source = { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) };
const CARDS = ['H6', 'S7', 'D8', 'C9', 'HT', 'SJ', 'DQ', 'CK', 'HA'];
export const AFTER = at('2024-10-28T09:00');
const TEMPLATE = { ...SSC8, final: { ...SSC8.final, places: 4 } };

/** A semi-final ranking: participant n has these points. */
export const rows = (...points: number[]) =>
  rank(
    points.map((p, i) => ({ number: i + 1, results: [p] })),
    3,
  );

export class Office {
  edition: Edition | undefined;
  constructor() {
    this.does(
      {
        type: 'create',
        id: '2024',
        title: 'SSC',
        template: TEMPLATE,
        start: '2024-09-27',
        computers: { level: 'strong', version: 'rule-1', weights: 'abc' },
      },
      at('2024-09-01T09:00'),
    );
  }
  asks(command: EditionCommand, now: number, { by = 'anna', facts = NO_LISTS } = {}) {
    const decision = editionProcess.decide(this.edition, command, { now, by, facts, chance: noChance });
    if (decision.ok) for (const event of decision.value) this.edition = editionProcess.evolve(this.edition, event);
    return decision;
  }
  does(command: EditionCommand, now: number, by = 'anna') {
    const answer = this.asks(command, now, { by });
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.value;
  }
  cut(ranked = rows(3500, 3400, 3300, 3200, 3100, 3000), source: Source | null = null, now = AFTER) {
    return this.fill('makeCut', ranked, source, now);
  }
  draw(id: string, now = AFTER) {
    return this.asks({ type: 'drawLot', id, randomness: { kind: 'ceremony', secret: SECRET, cards: CARDS } }, now);
  }
  nominate(ranked = rows(3500, 3400, 3300, 3200, 3100, 3000), source: Source | null = null, now = AFTER) {
    return this.fill('nominate', ranked, source, now);
  }
  fill(type: 'makeCut' | 'nominate', official: readonly Row[], source: Source | null, now: number) {
    const facts = { ...NO_LISTS, official, standings: official };
    if (this.edition!.rankings.length === 0) {
      const established = this.asks({ type: 'establishRanking', phase: 'semiFinal', reason: 'over' }, now, { facts });
      if (!established.ok) return established;
    }
    return this.asks({ type, source }, now, { facts });
  }
  get proposal() {
    return this.edition!.proposals.at(-1)!.id;
  }
  get held() {
    const { places } = this.edition!.admission;
    return places.filter(({ status }) => status === 'offered' || status === 'confirmed').map(({ number }) => number);
  }
}
