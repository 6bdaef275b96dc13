import { readFileSync } from 'node:fs';

/** Compiled code lies one folder deeper than its source. */
const up = import.meta.url.endsWith('.js') ? '../../../package.json' : '../../package.json';
const { version }: { version: string } = JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8'));

/** The version of this software. */
export const VERSION = version;
