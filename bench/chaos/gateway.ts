import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts a proxy that slows down the responses of a server, on open connections too. */
export async function startGateway(target: string) {
  const { hostname, port } = new URL(target);
  let bytesPerSecond = Number.POSITIVE_INFINITY;
  let change = Promise.withResolvers<void>();

  async function* slow(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      let rest = chunk;
      while (rest.length > 0) {
        if (bytesPerSecond > 0) yield rest.subarray(0, bytesPerSecond);
        rest = rest.subarray(bytesPerSecond);
        if (rest.length > 0) await Promise.race([pause(1_000), change.promise]);
      }
    }
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    pipeline(client, upstream, () => {});
    pipeline(upstream, slow, client, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets how many bytes a second clients receive: infinitely many, or none. */
    setSpeed(bytes: number): void {
      bytesPerSecond = bytes;
      change.resolve();
      change = Promise.withResolvers();
    },
    close: () => void server.close(),
  };
}
