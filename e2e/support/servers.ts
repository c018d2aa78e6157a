import { readFile } from 'node:fs/promises';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * Starts a server on a free port.
 * @returns its URL, and a function that stops it, including open connections
 */
export async function listen(server: Server): Promise<{ url: string; stop(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export type FolderServer = Awaited<ReturnType<typeof startFolderServer>>;

/** Serves a folder, which may be changed. */
export async function startFolderServer(folder: string) {
  const served = { folder };
  const server = http.createServer(async (request, response) => {
    const content = await readFile(path.join(served.folder, request.url ?? '')).catch(() => null);
    response.writeHead(content ? 200 : 404).end(content);
  });
  return Object.assign(served, await listen(server));
}

/** Fault that a remote's server shows to its clients. */
type Fault =
  | { kind: 'none' }
  | { kind: 'down' }
  /** No response while the fault lasts. */
  | { kind: 'held' }
  | { kind: 'slow'; delayMs: number }
  /** Other contents for some files, by path. */
  | { kind: 'released'; files: Record<string, string> };

export interface FaultProxy {
  url: string;
  fault: Fault;
  /** Fault of the portal's topology, to which `fault` returns after each test. */
  steadyFault: Fault;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a remote that injects faults on demand. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const server = http.createServer((request, response) => void answer(request, response));
  const { url, stop } = await listen(server);
  const proxy: FaultProxy = {
    url,
    fault: { kind: 'none' },
    steadyFault: { kind: 'none' },
    stop() {
      proxy.fault = { kind: 'down' };
      return stop();
    },
  };
  return proxy;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { fault } = proxy;
    if (fault.kind === 'down') return void request.socket.destroy();
    const released = fault.kind === 'released' ? fault.files[request.url ?? ''] : undefined;
    if (released !== undefined) {
      const type = request.url?.endsWith('.json') ? 'application/json' : 'text/javascript';
      return void response.writeHead(200, { 'content-type': type }).end(released);
    }
    if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.kind === 'held')
      while (proxy.fault === fault) await new Promise((resolve) => setTimeout(resolve, 20));
    const upstream = http.request(
      target + request.url,
      { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
      (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(response);
      },
    );
    upstream.setTimeout(60_000, () => upstream.destroy(new Error('The remote does not answer.')));
    upstream.on('error', () => request.socket.destroy());
    request.pipe(upstream);
  }
}
