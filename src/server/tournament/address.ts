import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

/** The name phones know us by: not "localhost", which every phone takes for itself. */
export function addressOf(request: FastifyRequest): string {
  const [host = '', port = ''] = request.host.split(/:(?=\d+$)/);
  const isLocal = host === 'localhost' || host === '[::1]' || host.startsWith('127.');
  const name = isLocal ? (hallAddress(networkInterfaces()) ?? host) : host;
  return `${request.protocol}://${name}${port === '' ? '' : `:${port}`}`;
}

/** Networks inside this machine (containers, virtual machines) or far away (tunnels): no phone in the hall is in them. */
const ELSEWHERE = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|tun|tap|utun|wg|tailscale|zt|podman|cni)/i;

/** Where the phones of the hall find this machine; undefined when it is in no network. */
export function hallAddress(interfaces: NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>) {
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      // 169.254: the machine has given it to itself, because nobody in the network has.
      .map(({ address }) => ({ address, isDoubtful: ELSEWHERE.test(name) || address.startsWith('169.254.') })),
  );
  return (found.find(({ isDoubtful }) => !isDoubtful) ?? found[0])?.address;
}
