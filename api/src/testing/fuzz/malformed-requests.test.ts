import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fuzzedApi } from './fuzzed-api.ts';

const api = await fuzzedApi({ demonstration: false });
const head = (more: string) =>
  `POST /api/v1/registrations HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nConnection: close\r\n${more}\r\n\r\n`;

/** Sends pieces one after another and returns the complete response; a reset counts as its end. */
async function dribble(pieces: (string | Buffer)[]): Promise<string> {
  const socket = connect({ port: Number(api.origin.port), host: api.origin.hostname, noDelay: true });
  let text = '';
  socket.setEncoding('utf8').on('error', () => {});
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  for (const piece of pieces) {
    if (socket.destroyed) break;
    await new Promise((resolve) => socket.write(piece, resolve));
    await setImmediate();
  }
  await ended;
  return text;
}

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
