import type { Instant } from '../kit/time.ts';

/** The keys by which a record is known as ours. */
export interface RecordsWire {
  'GET /records/keys': {
    answer: {
      readonly keys: readonly { readonly key: string; readonly fingerprint: string; readonly from: Instant }[];
    };
  };
}
