import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { hallAddress } from './address.ts';
import { as, evening, openDoor } from './doorTesting.ts';

openDoor();

const at = (address: string) => [{ address, family: 'IPv4' as const, internal: address.startsWith('127.') }];

test('a phone scans the address of the hall’s network, not one of a container, a tunnel or the machine itself', () => {
  const lo = at('127.0.0.1');
  const wlan0 = at('192.168.1.20');
  expect(hallAddress({ lo, wlan0 })).toBe('192.168.1.20');
  expect(hallAddress({ lo, docker0: at('172.17.0.1'), utun3: at('10.8.0.2'), wlan0 })).toBe('192.168.1.20');
  expect(hallAddress({ lo, eth0: at('169.254.7.7'), wlan0 })).toBe('192.168.1.20');
  expect(hallAddress({ lo, 'br-1a2b': at('172.18.0.1') })).toBe('172.18.0.1');
  expect(hallAddress({ lo })).toBeUndefined();
});

test('EBH 9 the desk is told the address for its helpers’ codes; opened as localhost, it is the hall’s', async () => {
  const { id, key } = await evening(4);
  const told = await as(key).get(`/api/tournaments/${id}/address`);
  const hall = hallAddress(networkInterfaces());
  expect(told.status, told.text).toBe(200);
  expect(new URL(told.body.address).hostname).toBe(hall ?? '127.0.0.1');
});
