import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

/** Where Node's inspector listens once a process was asked for it by SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';

/** KiB that a process of Node holds after everything that can be thrown away was: what it takes from the machine says less. */
export async function heldBy(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorOf());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  const ask = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      const id = ++last;
      socket.on('message', function hear(bytes) {
        const { id: answered, result } = JSON.parse(String(bytes)) as { id: number; result: Record<string, number> };
        if (answered !== id) return;
        socket.off('message', hear);
        resolve(result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  for (let time = 0; time < 3; time++) await ask('HeapProfiler.collectGarbage');
  const { usedSize = 0, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
  socket.close();
  return (usedSize + backingStorageSize) / 1024;
}

async function inspectorOf(): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const listed = await fetch(INSPECTOR).catch(() => undefined);
    if (listed?.ok) return ((await listed.json()) as { webSocketDebuggerUrl: string }[])[0]!.webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error('the inspector of the server does not answer');
}
