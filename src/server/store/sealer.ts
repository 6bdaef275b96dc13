import type pg from 'pg';

/** Takes appends into the hash chain, soon after they happened. See docs/decisions/audit-chain.md. */
export interface Sealer {
  /** Something was appended. */
  wake(): void;
  /** Seals all that is pending now. */
  seal(): Promise<void>;
  stop(): Promise<void>;
}

const DELAY = 250; // milliseconds an append may wait for its link
const BATCH = 2000;

export function startSealer(pool: pg.Pool): Sealer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function sealAll(): Promise<void> {
    for (;;) {
      const { rows } = await pool.query<{ sealed: number }>('select audit_seal($1) as sealed', [BATCH]);
      if ((rows[0]?.sealed ?? 0) < BATCH) return;
    }
  }

  const seal = () => {
    const sealed = running.then(sealAll);
    running = sealed.catch(() => {});
    return sealed;
  };

  const wake = () => {
    if (timer !== undefined || stopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      // The database is away for a moment: what is pending stays pending.
      seal().catch(wake);
    }, DELAY);
    timer.unref();
  };

  wake(); // what a crash left pending
  return {
    wake,
    seal,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await seal().catch(() => {});
    },
  };
}
