import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../fuzz/fuzz.ts';
import { startProduct } from '../load/product.ts';

export const checks = {
  /** 100,000 requests of all sorts to the whole product: 0 × 5xx, nothing of our inside, alive afterwards. */
  fuzz: async (seed: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-fuzz-'));
    const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    try {
      const { bad, ...figure } = await fuzz(product.address, Number(process.env['REQUESTS'] ?? 100_000), seed);
      const isAlive = (await fetch(`${product.address}/readyz`)).ok;
      return { ok: bad.length === 0 && isAlive, figure: { ...figure, bad: bad.slice(0, 5) } };
    } finally {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
