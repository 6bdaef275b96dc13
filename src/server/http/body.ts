import { isUtf8 } from 'node:buffer';

/** JSON at most this deep: no reader of ours recurses further. */
const DEPTH = 16;

export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

export function parseJson(bytes: Buffer): Parsed {
  if (bytes.length === 0) return { ok: false, why: 'the body is empty' };
  if (!isUtf8(bytes)) return { ok: false, why: 'the body is not UTF-8' };
  const text = bytes.toString();
  if (TURNING.test(text)) return { ok: false, why: 'the body turns the direction of writing' };
  if (depthOf(text) > DEPTH) return { ok: false, why: `the body is nested more than ${DEPTH} deep` };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, why: 'the body is not JSON' };
  }
}

/**
 * Embeddings, overrides and isolates, as they are or escaped: with them a name looks like another one in every list after
 * it. Nothing that is typed here needs them.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]|\\u(?:202[a-e]|206[6-9])/i;

/** Counted before parsing, brackets in strings left out. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 0x5c) i++;
      else if (c === 0x22) inString = false;
    } else if (c === 0x22) inString = true;
    else if (c === 0x7b || c === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (c === 0x7d || c === 0x5d) depth--;
  }
  return deepest;
}
