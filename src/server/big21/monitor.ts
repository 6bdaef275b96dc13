import { sql } from 'kysely';
import { type DaySums, watchAll } from '../../big21/monitor.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { payoutLaw, spreadOf } from '../../big21/odds/spread.ts';
import type { MonitoredModel } from '../../big21/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Day } from '../../kit/time.ts';
import type { Database } from '../store/database.ts';
import type { KnownTerms } from './terms.ts';

/**
 * The paid ratio of each model against its certificate: the days asked for with their weeks and years, the running total
 * since its first game, and every alarm there ever was. Every Risk stake counts as a stake and as a payout, so that the
 * ratio does not depend on how much Risk is played; every bought card counts in full, whoever paid for it. B21 3.2
 */
export async function monitor(
  db: Database,
  terms: Pick<KnownTerms, 'certificateOf'>,
  from: Day,
  until: Day,
): Promise<readonly MonitoredModel[]> {
  const { rows } = await sql<DaySums & { model: string }>`
    select model, day, count(*)::int as games, sum(s)::float8 as staked, sum(w)::float8 as paid,
      sum(s * s)::float8 as squares, max(highest)::float8 as highest
    from (
      select model, day, (staked + risked + from_aside)::float8 as s, (paid + risked + from_aside)::float8 as w,
        greatest(stake, risked) as highest
      from big21_games where purse = 'money' and ending is not null and day <= ${until}
    ) each group by model, day order by day, model`.execute(db);
  const models = [...new Set(rows.map(({ model }) => model))];
  return Promise.all(
    models.map(async (model) => {
      const days = rows.filter((row) => row.model === model);
      return monitored(model, days, (await terms.certificateOf(model))?.proof, from);
    }),
  );
}

function monitored(model: string, days: readonly DaySums[], proof: Certificate | undefined, from: Day): MonitoredModel {
  invariant(proof, `model ${model} is published`);
  const { ratio, reference } = proof.payoutRatio;
  const player = proof.players.find(({ name }) => name === reference);
  invariant(player, 'the reference player is in the certificate');
  const { variance } = spreadOf(payoutLaw(proof.weights, player.whole));
  const watched = watchAll(days, { ratio, variance });
  const shown = <Line extends { readonly day: Day }>(lines: readonly Line[]) => lines.filter(({ day }) => day >= from);
  const alarms = (['day', 'week', 'year', 'running'] as const).flatMap((period) =>
    watched[period].flatMap(({ day, standing }) => (standing === 'alarm' ? [{ period, day }] : [])),
  );
  return {
    ...{ model, promised: ratio, alarms },
    ...{ day: shown(watched.day), week: shown(watched.week), year: watched.year, running: shown(watched.running) },
  };
}
