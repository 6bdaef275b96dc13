import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type HandbookIndex, type HandbookPage, type HandbookRole, ROLES } from '../../wire/handbook.ts';
import { language } from '../i18n/language.ts';

/** As the build writes it (worded.ts). */
type File = HandbookIndex | HandbookPage;

/** What was read of the handbook, by address; 'failed' where the network was away. A page is fetched when it is read. */
const read = signal<Readonly<Record<string, File | 'failed'>>>({});

async function fetchOnce(address: string): Promise<void> {
  const known = read.peek()[address];
  if (known !== undefined && known !== 'failed') return;
  const answer = await fetch(address).catch(() => undefined);
  const found: File | 'failed' = answer?.ok ? await answer.json().catch(() => 'failed') : 'failed';
  read.value = { ...read.peek(), [address]: found };
}

function useFiles(names: readonly string[]): readonly File[] | 'failed' | undefined {
  const addresses = names.map((name) => `/handbook/${language.value}/${name}.json`);
  const all = addresses.join();
  useEffect(() => {
    for (const address of addresses) void fetchOnce(address);
  }, [all]);
  const files = addresses.map((address) => read.value[address]);
  if (files.includes('failed')) return 'failed';
  const there = files.filter((file) => file !== undefined && file !== 'failed');
  return there.length < files.length ? undefined : there;
}

const isIndex = (file: File): file is HandbookIndex => 'frame' in file;
const isPage = (file: File): file is HandbookPage => 'tasks' in file;

export function useIndex(): HandbookIndex | 'failed' | undefined {
  const files = useFiles(['index']);
  return files === 'failed' ? files : files?.find(isIndex);
}

/** One page, or all of them for whoever searches. */
export function usePages(wanted: HandbookRole | 'all' | undefined): readonly HandbookPage[] | 'failed' | undefined {
  const files = useFiles(wanted === undefined ? [] : wanted === 'all' ? ROLES : [wanted]);
  return files === 'failed' ? files : files?.filter(isPage);
}
