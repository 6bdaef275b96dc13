import { rm } from 'node:fs/promises';

/**
 * Work that writes beside what it will replace, and at its end puts it in place. What cannot be finished is removed: on a
 * full disk it would keep the room that everybody else waits for.
 */
export async function writeAside<Made>(aside: string, write: () => Promise<Made>): Promise<Made> {
  try {
    return await write();
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {}); // the stick itself is gone
    throw error;
  }
}
