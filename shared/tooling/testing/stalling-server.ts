import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n';
const DRIP_MS = 5;

/** Ways of stalling: after accepting a connection, after the response head, or by sending single bytes endlessly. */
export const stalls = ['silent', 'without-body', 'dripping'] as const;

/**
 * Starts a server that accepts connections and completes no response. It closes itself with `await using`.
 * @param greeting first data of other protocols than HTTP; not sent if `silent`
 */
export async function stallingServer(stall: (typeof stalls)[number], greeting = head) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {}).resume();
    if (stall === 'silent') return;
    if (stall === 'without-body') return void socket.write(greeting);
    const timer = setInterval(() => socket.write(' '), DRIP_MS);
    socket.write(greeting);
    socket.once('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    connections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const timeout = AbortSignal.timeout.bind(AbortSignal);

export function shortenTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
}

/** Settles a call whose timeouts use `setTimeout`, with time advancing as fast as the network allows. */
export async function settleAtOnce(call: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let settled: PromiseSettledResult<unknown> | undefined;
  void Promise.allSettled([call()]).then(([result]) => {
    settled = result;
  });
  while (!settled) {
    await turn();
    await vi.advanceTimersByTimeAsync(500);
  }
  return settled;
}
