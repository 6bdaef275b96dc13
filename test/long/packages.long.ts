import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../../src/kit/time.ts';
import { home } from '../../src/server/home.ts';

/** As docs/decisions/dependencies.md promises: what came out earlier than that is here. */
const LOOKED_THROUGH = 90 * DAY;

/** Not ours to choose, with the reason. */
const HELD: Readonly<Record<string, string>> = {
  pgpass: 'pg asks for exactly this one',
  'undici-types': 'types only: nothing of it runs',
};

interface Locked {
  readonly version: string;
  readonly name?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** What is shipped, by name and version; tools of the workshop are not. */
function shipped(): readonly (readonly [name: string, version: string])[] {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'));
  return Object.entries<Locked>(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { name, version }]) => [name ?? path.split('node_modules/').at(-1)!, version] as const)
    .filter(([name]) => !(name in HELD));
}

/** Releases that may replace each other: of the same major number, or minor one before 1.0. */
const lineOf = (version: string): string => /^(0\.\d+|\d+)/.exec(version)![0];
/** Larger is newer; a beta comes before its release. */
const orderOf = (version: string): readonly number[] => {
  const [plain = '', beta] = version.split('-');
  return [...plain.split('.').map(Number), beta === undefined ? 1 : 0, Number(beta?.match(/\d+/)?.[0] ?? 0)];
};
function isNewer(one: string, than: string): boolean {
  const [a, b] = [orderOf(one), orderOf(than)];
  const at = a.findIndex((number, i) => number !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

export const checks = {
  /** ASVS 15.2.1 no part that is shipped has had a newer release of its line for longer than we allow ourselves. */
  packages: async () => {
    const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
    const all = shipped();
    const late: string[] = [];
    for (const [name, version] of all) {
      const answer = await fetch(new URL(name, registry));
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      const { time } = (await answer.json()) as { time: Readonly<Record<string, string>> };
      const isBeta = version.includes('-');
      const newer = Object.entries(time).filter(
        ([other, at]) =>
          /^\d+\.\d+\.\d+/.test(other) &&
          (isBeta || !other.includes('-')) &&
          lineOf(other) === lineOf(version) &&
          isNewer(other, version) &&
          Date.parse(at) < Date.now() - LOOKED_THROUGH,
      );
      if (newer.length > 0) late.push(`${name} ${version}: ${newer.map(([other]) => other).join(', ')}`);
    }
    return { ok: late.length === 0, figure: { packages: all.length, late } };
  },
};
