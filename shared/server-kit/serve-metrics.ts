import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/**
 * Serves `/metrics` for Prometheus on a port that visitors cannot reach.
 * @returns its URL, and a function that stops it
 */
export async function serveMetrics(registry: Registry, { port, host }: { port: number; host: string }) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://${host}:${own}/metrics`, close: () => void server.close() };
}
