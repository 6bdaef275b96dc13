import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type HandbookIndex, type HandbookPage, type HandbookRole, ROLES } from '../../wire/handbook.ts';
import { language } from '../i18n/language.ts';

/** What was read of the handbook, by address; 'failed' where the network was away. A page is fetched when it is read. */
const read = signal<Readonly<Record<string, unknown>>>({});

async function fetchOnce(address: string): Promise<void> {
  const known = read.peek()[address];
  if (known !== undefined && known !== 'failed') return;
  const answer = await fetch(address).catch(() => undefined);
  const found: unknown = answer?.ok ? await answer.json().catch(() => 'failed') : 'failed';
  read.value = { ...read.peek(), [address]: found };
}

function useFiles<File>(names: readonly string[]): readonly File[] | 'failed' | undefined {
  const addresses = names.map((name) => `/handbook/${language.value}/${name}.json`);
  const all = addresses.join();
  useEffect(() => {
    for (const address of addresses) void fetchOnce(address);
  }, [all]);
  const files = addresses.map((address) => read.value[address]);
  if (files.includes('failed')) return 'failed';
  // What the build wrote has the type it was written with (worded.ts).
  return files.includes(undefined) ? undefined : (files as readonly File[]);
}

export function useIndex(): HandbookIndex | 'failed' | undefined {
  const files = useFiles<HandbookIndex>(['index']);
  return files === 'failed' ? files : files?.[0];
}

/** One page, or all of them for whoever searches. */
export function usePages(wanted: HandbookRole | 'all' | undefined): readonly HandbookPage[] | 'failed' | undefined {
  return useFiles<HandbookPage>(wanted === undefined ? [] : wanted === 'all' ? ROLES : [wanted]);
}
