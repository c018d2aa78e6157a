import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { limitBodies, limitSockets } from './limit-sockets.ts';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

const headers = 'Host: a\r\nContent-Type: text/plain\r\nConnection: close\r\n';
const head = `POST / HTTP/1.1\r\n${headers}`;

const LARGE = 32 * 1024 * 1024;

/** Number of bytes that a socket receives. */
async function length(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on('data', (part) => {
    bytes += part.length;
  });
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return bytes;
}

/** Starts a server with low limits. */
async function serving() {
  const app = Fastify({ forceCloseConnections: true });
  limitSockets(app, { each: 3, all: 4, readerTimeoutMs: 1_000 });
  limitBodies(app, 1_000);
  const parts: (() => void)[] = [];
  const serverSides = new Map<Socket, Socket>();
  app.addHook('preParsing', (_request, _reply, payload, done) => {
    payload.on('data', () => parts.shift()?.());
    done(null, payload);
  });
  const handled: string[] = [];
  app.get('/', () => 'read');
  app.get('/next', () => {
    handled.push('/next');
    return 'read';
  });
  app.get('/slow', () => new Promise(() => {}));
  app.get('/large', () => Buffer.alloc(LARGE));
  app.post('/', () => 'read');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  ends.push(() => app.close());
  async function open(): Promise<Socket> {
    const arrived = once(app.server, 'connection');
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    ends.push(() => socket.destroy());
    const [accepted] = await arrived;
    serverSides.set(socket, accepted);
    return socket;
  }
  /** Returns the body parts that the server reads. */
  function writePart(socket: Socket, content: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    parts.push(resolve);
    socket.write(content);
    return promise;
  }
  return { open, writePart, serverSides, handled };
}

it('closes the longest idle of too many sockets of one IP address, not the new one', async () => {
  const { open } = await serving();
  const [asking, idle] = [await open(), await open()];
  asking.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(asking, 'data');
  const closed = once(idle, 'close');
  const others = [await open(), await open()];
  await closed;
  for (const socket of [asking, ...others]) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  }
});

it('closes the longest idle of too many unfinished bodies, and reads the others', async () => {
  const { open, writePart } = await serving();
  const [first, second, third] = [await open(), await open(), await open()];
  for (const socket of [first, second]) {
    await writePart(socket, `${head}Content-Length: 600\r\n\r\n${'x'.repeat(400)}`);
  }
  await writePart(first, 'x'.repeat(100));
  const closed = once(second, 'close');
  await writePart(third, `${head}Content-Length: 600\r\n\r\n${'x'.repeat(400)}`);
  await closed;
  const answers = [first, third].map((socket) => text(socket));
  first.write('x'.repeat(100));
  third.write('x'.repeat(200));
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

it.each(['GET /slow', 'POST /nowhere'])('an unread body of %s closes no other connection', async (line) => {
  const { open, writePart } = await serving();
  const [sending, unread] = [await open(), await open()];
  await writePart(sending, `${head}Content-Length: 600\r\n\r\n${'x'.repeat(400)}`);
  const unreadHead = `${line} HTTP/1.1\r\n${headers.replace('text/plain', 'image/png')}`;
  await writePart(unread, `${unreadHead}Content-Length: 9000\r\n\r\n`.padEnd(1_500, 'x'));
  const answer = text(sending);
  sending.write('x'.repeat(200));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('disconnects a client that reads nothing of a response, but none that reads', async () => {
  const { open, serverSides } = await serving();
  const [idle, reading] = [await open(), await open()];
  const disconnected = once(serverSides.get(idle) as Socket, 'close');
  idle.pause();
  const request = 'GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  idle.write(request);
  reading.write(request);
  expect(await length(reading)).toBeGreaterThan(LARGE);
  await disconnected;
  expect(await length(idle)).toBeLessThan(LARGE);
});

it('handles a pipelined request once the client has received the previous response', async () => {
  const { open, handled } = await serving();
  const [idle, other] = [await open(), await open()];
  idle.pause();
  idle.write(
    'GET /large HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  other.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(other, 'data');
  expect(handled).toEqual([]);
  expect(await length(idle)).toBeGreaterThan(LARGE);
  expect(handled).toEqual(['/next']);
});

it('rejects the first of too many pipelined requests with 503 and closes the socket', async () => {
  const { open } = await serving();
  const socket = await open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
  const responses = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
  expect(responses).toEqual([...Array(8).fill('HTTP/1.1 200'), 'HTTP/1.1 503']);
});
