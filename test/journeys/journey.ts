import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../src/server/testing/server.ts';
import { hasBrowser, type Look, type Visitor, visit } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { isShort, type Telling, tellingsOf } from './places.ts';

export interface Journey extends Telling {
  readonly server: TestServer;
  /** A new visitor at this place, in this language. What goes wrong in the page fails the story. */
  open(path: string, look?: Pick<Look, 'match' | 'settings' | 'touch' | 'motion'>): Promise<Visitor>;
}

/** A promise to a person, told at each place: the product as it is built, a real house.browser, what is done and what is seen. */
export function journey(
  promise: string,
  tell: (journey: Journey) => Promise<void>,
  tellings: readonly Telling[] = tellingsOf(promise),
): void {
  describe.skipIf(!hasBrowser)(promise, () => {
    const house = openHouse();
    for (const telling of tellings) {
      test(
        titleOf(telling),
        async () => {
          const { place, language, dark } = telling;
          const visitors: Visitor[] = [];
          const open: Journey['open'] = async (path, look = {}) => {
            const { width, height, text } = place;
            const visitor = await visit(house.browser, house.server.address + path, {
              width,
              height,
              text,
              language,
              dark,
              ...look,
            });
            visitors.push(visitor);
            return visitor;
          };
          try {
            await tell({ ...telling, server: house.server, open });
            for (const { errors } of visitors) expect(errors).toEqual([]);
          } finally {
            for (const visitor of visitors) await visitor.close();
          }
        },
        PATIENCE,
      );
    }
  });
}

/** Milliseconds a story may take on a busy machine. */
const PATIENCE = isShort ? 240_000 : 580_000;

const titleOf = ({ place, language, dark }: Telling) =>
  `${place.name}, ${place.width} × ${place.height}, ${language}${dark ? ', dark' : ''}`;
