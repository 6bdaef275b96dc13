import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A device that listens to one topic and says nothing: only the bytes of its protocol, so that ours are few. */
export interface Device {
  readonly socket: Socket;
  close(): void;
}

export interface Listening {
  /** Where the server is: 'http://127.0.0.1:8080'. */
  readonly address: string;
  /** Whose device it is. */
  readonly cookie: string;
  readonly topic: string;
  /** An address of this machine that the device calls from: each may have a thousand. */
  readonly from: string;
}

const PING = 0x9;
const TEXT = 0x81;
const PONG = 0x8a;

export function listen({ address, cookie, topic, from }: Listening): Promise<Device> {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  const headers = [
    ...['GET /api/push HTTP/1.1', `host: ${host}`, 'connection: Upgrade', 'upgrade: websocket'],
    ...['sec-websocket-version: 13', `sec-websocket-key: ${randomBytes(16).toString('base64')}`, `cookie: ${cookie}`],
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a device')));
    socket.on('data', (bytes) => {
      if (!isOpen) {
        if (!bytes.toString('latin1').startsWith('HTTP/1.1 101')) return reject(new Error(bytes.toString()));
        isOpen = true;
        socket.write(frame(TEXT, JSON.stringify({ subscribe: [topic] })));
        return;
      }
      // The first it hears is where its match stands; then only whether it is still there.
      if ((bytes[0]! & 0xf) === PING) socket.write(frame(PONG, ''));
      else resolve({ socket, close: () => socket.destroy() });
    });
  });
}

/** What a browser sends is masked; with zeros it stays as it is. */
function frame(kind: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
