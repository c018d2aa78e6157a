import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const LOCAL = '127.0.0.1';
const RETRY_MS = 50;

interface Options {
  /** Port of the server on this machine. */
  port: number;
  /** Maximum wait of a request. */
  timeoutMs: number;
}

/**
 * Listens in front of a server that restarts: requests wait until the server responds.
 * @returns the URL that is always reachable
 */
export async function holdRequests({ port, timeoutMs }: Options): Promise<string> {
  const server = createServer((request, response) => void forward(request, response, { port, timeoutMs }));
  // It lasts as long as its process.
  server.unref().listen(0, LOCAL);
  await once(server, 'listening');
  return `http://${LOCAL}:${(server.address() as AddressInfo).port}`;
}

/** Sends a request again until there is a response: a server that shuts down responds to those that it has begun. */
async function forward(request: IncomingMessage, response: ServerResponse, options: Options): Promise<void> {
  const deadline = Date.now() + options.timeoutMs;
  const body = await buffer(request).catch(() => null);
  while (body && !response.destroyed) {
    const received = await send(request, body, options.port).catch(() => null);
    if (received) {
      // The client left while the server worked.
      if (response.destroyed) return void received.destroy();
      response.writeHead(received.statusCode ?? 502, received.rawHeaders);
      pipeline(received, response, () => {});
      return;
    }
    if (Date.now() >= deadline) break;
    await pause(RETRY_MS);
  }
  response.destroy();
}

/** Uses a new connection, which the server cannot have closed. */
const send = ({ method, url, headers }: IncomingMessage, body: Buffer, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest({ host: LOCAL, port, method, path: url, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
