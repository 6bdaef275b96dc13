import { isIP } from 'node:net';

/**
 * Who shares a way into the net is counted as one. Of IPv6 everybody is given a whole network (/64) and may come from
 * each of its addresses in turn: the network is the place. Of IPv4, and where several sit behind a translator, it is the
 * address itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%'); // fe80::1%eth0: the interface is ours, not his
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return inDots(groups);
  if (groups[0] === 0x64 && groups[1] === 0xff9b) return groups.map(hex).join(':'); // NAT64: a different IPv4 each
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** The eight numbers of an address, however it is written: '::1', '2001:db8::5', '::ffff:192.0.2.1'. */
function groupsOf(address: string): readonly number[] {
  const [before = '', after] = address.split('::');
  const head = numbersOf(before);
  if (after === undefined) return head;
  const tail = numbersOf(after);
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail];
}

const numbersOf = (text: string): readonly number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((part) => (part.includes('.') ? pairsOf(part) : Number.parseInt(part, 16)));

function pairsOf(dotted: string): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const inDots = (groups: readonly number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

const hex = (group: number): string => group.toString(16);
