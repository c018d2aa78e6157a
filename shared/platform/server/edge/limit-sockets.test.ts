import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { limitSockets } from './limit-sockets.ts';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

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

/** Starts a server with a short timeout. */
async function serving() {
  const app = Fastify({ forceCloseConnections: true });
  limitSockets(app, 1_000);
  const serverSides = new Map<Socket, Socket>();
  const handled: string[] = [];
  app.get('/', () => 'read');
  app.get('/next', () => {
    handled.push('/next');
    return 'read';
  });
  app.get('/large', () => Buffer.alloc(LARGE));
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
  return { open, serverSides, handled };
}

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
