import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { ROLES } from '../../src/wire/handbook.ts';
import { sheetOf, WORKBOOK } from './book.ts';
import { zipOf } from './zip.ts';

/** What somebody does to a server on which others play. Runs in a thread of its own, until it is stopped. */
export type Load = (where: Where) => Promise<() => void>;

export interface Where {
  readonly address: string;
  readonly evening: string;
  readonly desk: string;
}

const port = (address: string) => Number(new URL(address).port);

/** One socket that sends as fast as it can, and comes back as soon as it is shown out. */
const flood: Load = async ({ address }) => {
  const topics = Array.from({ length: 60 }, (_, i) => `match:${i}`);
  const message = JSON.stringify({ unsubscribe: topics, subscribe: topics });
  let isOver = false;
  let socket: WebSocket | undefined;
  const pour = () => {
    if (isOver) return;
    socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/push`);
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(pour, 10));
    const more = () => {
      for (let i = 0; i < 50 && socket!.readyState === WebSocket.OPEN && socket!.bufferedAmount < 2 ** 20; i++)
        socket!.send(message);
      if (socket!.readyState === WebSocket.OPEN) setTimeout(more, 5);
    };
    socket.on('open', more);
  };
  pour();
  return () => {
    isOver = true;
    socket?.terminate();
  };
};

/** A thousand connections that say a letter a second. */
const slow: Load = async ({ address }) => {
  const sockets = new Map<number, Socket>();
  const open = (i: number) => {
    const socket = connect(port(address), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: '));
    socket.on('error', () => {});
    sockets.set(i, socket);
  };
  for (let i = 0; i < 1000; i++) open(i);
  const timer = setInterval(() => {
    for (const [i, socket] of sockets)
      if (socket.destroyed) open(i);
      else socket.write('a');
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets.values()) socket.destroy();
  };
};

/** Two hundred wrong passwords a second, from as many addresses. */
const guesses: Load = async ({ address }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  let guess = 0;
  const timer = setInterval(() => {
    for (let i = 0; i < 20; i++, guess++) {
      const body = JSON.stringify({ email: `somebody${guess % 997}@example.ch`, password: `not this one ${guess}` });
      const headers = {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        'x-forwarded-for': `198.51.100.${1 + (guess % 200)}`,
      };
      const asked = request(`${address}/api/session`, { method: 'POST', headers, agent }, (answer) => answer.resume());
      asked.on('error', () => {});
      asked.end(body);
    }
  }, 100);
  return () => {
    clearInterval(timer);
    agent.destroy();
  };
};

/** Workbooks of some kilobytes that unpack to 300 MB, in a part that is listed or not, and the largest that is read. */
const workbooks: Load = async ({ address, evening, desk }) => {
  const part = { name: 'xl/worksheets/sheet2.xml', content: Buffer.alloc(300 * 2 ** 20) };
  const column = Array.from({ length: 39_000 }, (_, i) => `Vreni ${i}`);
  const bodies = [
    zipOf([part]),
    zipOf([...WORKBOOK, sheetOf('Ort', 'Olten'), { ...part, isHidden: true }]),
    zipOf([...WORKBOOK, sheetOf('Ort', ...column)]),
  ];
  let sent = 0;
  return again(() => ({
    url: `${address}/api/tournaments/${evening}/people`,
    init: { method: 'POST', headers: { 'content-type': 'application/octet-stream', 'x-code': desk } },
    body: bodies[sent++ % bodies.length],
  }));
};

/** A thousand sheets, printed by two hands, again and again. */
const prints: Load = async ({ address, evening, desk }) => {
  const print = () => ({
    url: `${address}/api/tournaments/${evening}/prints/sheets?blank=500`,
    init: { method: 'GET', headers: { 'x-code': desk } },
    body: undefined,
  });
  const both = await Promise.all([again(print), again(print)]);
  return () => {
    for (const stop of both) stop();
  };
};

/** A dozen devices of one place that connect, ask for sixty things, and do it again as soon as they are answered. */
const returns: Load = async ({ address, evening }) => {
  const editions = await editionsOf(address);
  const topics = [
    ...[`tournament:${evening}`, ...editions.map((id) => `edition:${id}`)],
    ...Array.from({ length: 40 }, (_, i) => `match:${i}`),
    ...Array.from({ length: 20 }, (_, i) => `edition:none${i}`),
  ].slice(0, 60);
  const sockets = new Set<WebSocket>();
  let isOver = false;
  const come = () => {
    if (isOver) return;
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/push`, { headers });
    sockets.add(socket);
    let heard = 0;
    socket.on('error', () => {});
    socket.on('open', () => socket.send(JSON.stringify({ subscribe: topics })));
    socket.on('message', () => {
      if (++heard === topics.length) socket.close();
    });
    socket.on('close', (code) => {
      statuses[code] = (statuses[code] ?? 0) + 1;
      sockets.delete(socket);
      setTimeout(come, 10);
    });
  };
  for (let i = 0; i < 12; i++) come();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.terminate();
  };
};

/** Whatever is printed, proved or listed for anybody, four hundred a second for one place. */
const papers: Load = async ({ address }) => {
  const languages = ['de', 'fr', 'it', 'en'];
  const editions = await editionsOf(address);
  const { models } = await answerOf<{ models: { id: string }[] }>(`${address}/api/big21`);
  const certificates = models.map(({ id }) => `/api/big21/certificates/${encodeURIComponent(id)}`);
  const papers = [
    ...languages.flatMap((language) => ROLES.map((role) => `/api/handbook/${role}/print?language=${language}`)),
    ...languages.flatMap((language) =>
      certificates.flatMap((one) => [`${one}?language=${language}`, `${one}/pdf?language=${language}`]),
    ),
    ...['/openapi.json', '/api/daily', '/api/daily/days', '/api/big21', '/api/editions'],
    ...editions.flatMap((id) => [`/api/editions/${id}`, `/api/editions/${id}/ranking/qualification`]),
  ];
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let asked = 0;
  const timer = setInterval(() => {
    for (let i = 0; i < 40; i++) {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const one = request(`${address}${papers[asked++ % papers.length]}`, { headers, agent }, (answer) => {
        statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1;
        answer.resume();
      });
      one.on('error', () => {});
      one.end();
    }
  }, 100);
  return () => {
    clearInterval(timer);
    agent.destroy();
  };
};

async function editionsOf(address: string): Promise<readonly string[]> {
  const { editions } = await answerOf<{ editions: { id: string }[] }>(`${address}/api/editions`);
  return editions.map(({ id }) => id);
}

const answerOf = async <Said>(url: string): Promise<Said> => (await fetch(url)).json() as Promise<Said>;

export const LOADS: Readonly<Record<string, Load>> = { flood, slow, guesses, workbooks, prints, returns, papers };

type Asking = () => {
  url: string;
  init: { method: string; headers: Record<string, string> };
  body: Buffer | undefined;
};

async function again(asking: Asking): Promise<() => void> {
  let isOver = false;
  let key = 0;
  const one = () =>
    new Promise<void>((resolve) => {
      const { url, init, body } = asking();
      const headers = { ...init.headers, 'idempotency-key': `load-${process.pid}-${++key}` };
      const asked = request(url, { ...init, headers, agent: false }, (answer) => {
        statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1;
        answer.on('data', () => {});
        answer.on('close', resolve);
      });
      asked.on('error', () => resolve());
      asked.end(body);
    });
  const loop = async () => {
    while (!isOver) {
      await one();
      await pause(100);
    }
  };
  void loop();
  return () => {
    isOver = true;
  };
}
const statuses: Record<number, number> = {};

if (parentPort !== null && typeof workerData?.load === 'string') {
  const stop = await LOADS[workerData.load]!(workerData.where);
  parentPort.postMessage('begun');
  parentPort.once('message', () => {
    stop();
    parentPort!.postMessage(statuses);
    parentPort!.close();
  });
}
