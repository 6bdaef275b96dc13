/** localStorage that never throws: private windows and full disks only mean that nothing is remembered. */
const PREFIX = 'gschobe.';

export function remembered(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing is remembered; everything else works.
  }
}
