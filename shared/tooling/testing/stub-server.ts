import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a real server on a free port for the client's tests. It closes itself with `await using`. */
export async function startStubServer(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds to every request with one body; values other than text are sent as JSON. */
export const respondWith =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
