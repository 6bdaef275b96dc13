import { invariant } from '../kit/absurd.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import { instantOfRound } from '../lot/drand.ts';
import { announce } from '../lot/record.ts';
import type { AdmissionEvent, AdmissionRefusal } from './admission.ts';
import { type Admission, pendingDraw } from './place.ts';

/** So long a round of the beacon is waited for; most come within seconds. */
const PATIENCE = HOUR;

export type RoundMayCome = { readonly code: 'round-may-come'; readonly from: Instant; readonly article: 'SSC 7.02' };

/**
 * A lot whose round cannot be had is drawn again with cards that are read aloud, from the same pool: the new draw names
 * the old one and why, and both stay published (G23).
 */
export function redraw(
  admission: Admission,
  { draw, commitment, reason }: { readonly draw: string; readonly commitment: string; readonly reason: string },
  now: Instant,
): Result<readonly AdmissionEvent[], AdmissionRefusal | RoundMayCome> {
  const waiting = pendingDraw(admission);
  if (waiting?.announcement.id !== draw) return refuse({ code: 'unknown-draw', id: draw });
  const { source, kind, pool } = waiting.announcement;
  if (source.kind !== 'drand') return refuse({ code: 'other-source', promised: source.kind });
  const from = instantOfRound(source.round) + PATIENCE;
  if (now < from) return refuse({ code: 'round-may-come', from, article: 'SSC 7.02' });
  const announced = announce(
    { id: `${draw}/redraw`, kind, pool, source: { kind: 'ceremony', commitment }, replaces: { id: draw, reason } },
    now,
    new Set(admission.draws.map(({ announcement }) => announcement.id)),
  );
  invariant(announced.ok, 'the same pool can be announced again');
  const { purpose, version } = waiting;
  return ok([{ type: 'lotAnnounced', purpose, version, announcement: announced.value }]);
}
