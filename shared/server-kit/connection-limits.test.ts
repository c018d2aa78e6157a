import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { connectionLimits, maxConnections } from './connection-limits.ts';

// Limits divided by 20.
const app = Fastify({
  ...connectionLimits,
  requestTimeout: connectionLimits.requestTimeout / 20,
  http: {
    headersTimeout: connectionLimits.http.headersTimeout / 20,
    connectionsCheckingInterval: connectionLimits.http.connectionsCheckingInterval / 20,
  },
});
app.post('/', () => 'read');
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** Returns the response bytes of a connection until it is closed. */
function received(lines: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(lines);
  return text(socket);
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

it.concurrent.each([
  ['whose headers never end', head],
  ['whose body never ends', `${head}Content-Length: 100\r\n\r\n{`],
  ['whose body never ends and is not measured', `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])('a request %s is ended by the server', { timeout: 60_000 }, async (_, lines) => {
  expect(await received(lines)).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ['Max open files            1048576              1048576              files', 5_000],
  ['Max open files            1024                 1024                 files', 640],
  ['Max open files            256                  256                  files', 64],
  ['Max open files            unlimited            unlimited            files', 5_000],
  ['', 5_000],
])('of a process with %s accepts %i connections', (limits, connections) => {
  expect(maxConnections(`Max processes 9 9 processes\n${limits}\n`)).toBe(connections);
});
