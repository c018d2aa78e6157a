import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../db/schema/people.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { fuzzedApi } from './fuzzed-api.ts';

const api = await fuzzedApi({ demonstration: false });
const body = Buffer.from(JSON.stringify(api.goodBodies.registerForPsg));
const head = (more = `Content-Length: ${body.length}`) =>
  `POST /api/v1/registrations HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nConnection: close\r\n${more}\r\n\r\n`;

beforeEach(async () => {
  await api.forgetCallers();
  for (const table of [registrations, people]) await api.app.db.delete(table);
});

/** Opens a connection that collects the response; a reset counts as one. */
async function open(): Promise<{ socket: Socket; received: () => string; ended: Promise<void> }> {
  const socket = connect({ port: Number(api.origin.port), host: api.origin.hostname, noDelay: true });
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, received: () => text, ended };
}

/** Sends pieces one after another and returns the complete response. */
async function dribble(pieces: (string | Buffer)[]): Promise<string> {
  const { socket, received, ended } = await open();
  for (const piece of pieces) {
    if (socket.destroyed) break;
    await new Promise((resolve) => socket.write(piece, resolve));
    await setImmediate();
  }
  await ended;
  return received();
}

const bytes = (buffer: Buffer) => [...buffer].map((byte) => Buffer.from([byte]));
const chunksOf = (buffer: Buffer) => bytes(buffer).map((byte) => `1\r\n${byte.toString('latin1')}\r\n`);
const visit = () =>
  api.send({ method: 'GET', path: '/api/v1/units', headers: {}, body: null, loggedIn: false });

describe('a body that comes slowly', () => {
  it.each([
    ['byte by byte', [head(), ...bytes(body)]],
    ['in chunks', [head('Transfer-Encoding: chunked'), ...chunksOf(body), '0\r\n\r\n']],
  ])('%s is accepted while others get responses', async (_, pieces) => {
    const registering = dribble(pieces);
    const visits = await Promise.all(Array.from({ length: 20 }, visit));
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await registering).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('and stops halfway affects only its own connection', async () => {
    const halves = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const connection = await open();
        connection.socket.write(head());
        connection.socket.write(body.subarray(0, body.length / 2));
        return connection;
      }),
    );
    expect((await visit()).status).toBe(200);
    for (const { socket } of halves) socket.destroy();
    await Promise.all(halves.map(({ ended }) => ended));
    expect((await visit()).status).toBe(200);
  });
});

describe('what is not HTTP as it should be', () => {
  it.each([
    ['no HTTP at all', ['\u0000\u0001\u0002 golpe\r\n\r\n'], 400],
    ['a line break inside a header', ['GET / HTTP/1.1\r\nHost: x\r\nX-Nif: 1\n2\r\n\r\n'], 400],
    ['two lengths', [head('Content-Length: 5\r\nContent-Length: 6'), '{}'], 400],
    ['a length and chunks', [head('Content-Length: 5\r\nTransfer-Encoding: chunked'), '0\r\n\r\n'], 400],
    ['a chunk size that is none', [head('Transfer-Encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n'], 400],
    ['an endless header', [`GET / HTTP/1.1\r\nHost: x\r\nX-Nif: ${'1'.repeat(70_000)}\r\n\r\n`], 431],
    ['a body that is too long', [head('Content-Length: 300000'), Buffer.alloc(300_000, ' ')], 413],
  ])('%s is rejected in the contract’s shape', async (_, pieces, status) => {
    const answer = await dribble(pieces);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [headers = '', text = ''] = answer.split('\r\n\r\n');
    expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/), data: {} });
  });
});
