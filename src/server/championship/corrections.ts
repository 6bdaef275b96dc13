import type { Phase } from '../../championship/calendar.ts';
import { type EditionEvent, editionProcess } from '../../championship/edition.ts';
import type { Version } from '../../championship/wire.ts';
import { remembering } from '../../kit/remembering.ts';
import type { Store } from '../store/store.ts';
import type { OfficialLists } from './officialLists.ts';
import { editionStream } from './streams.ts';

/** Changes that are told of a version; the lists themselves have all. */
const MOST_TOLD = 500;
/** Editions. */
const KEPT = 20;

/** How an official ranking was corrected, version by version (SSC 8.04). The log is read again when something has happened. */
export function openCorrections(store: Pick<Store, 'load' | 'read'>, officialLists: OfficialLists) {
  const established = remembering(KEPT, async (edition: string, _until: number) => {
    const events = await store.read<EditionEvent>(editionStream(edition));
    return events.flatMap(({ event, at }) => (event.type === 'rankingEstablished' ? [{ ...event, at }] : []));
  });
  return async (edition: string, phase: Phase): Promise<readonly Version[]> => {
    const { version: until } = await store.load(editionProcess, editionStream(edition));
    if (until === 0) return [];
    const versions: Version[] = [];
    for (const { at, phase: of, version, reason, hash } of await established(edition, until)) {
      if (of !== phase) continue;
      const changes = await officialLists.changes(edition, phase, version);
      versions.push({ version, at, reason, hash, changes: changes.slice(0, MOST_TOLD) });
    }
    return versions;
  };
}
