import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startHost, startUpstream } from '../../testing/start-portal.ts';
import { closedHeaders, sandboxed } from './security-headers.ts';

const upstream = await startUpstream((_request, response) => response.end('{"data":null}'));
const host = await startHost({ API_URL: upstream });

/** Sends raw lines: `fetch` would normalise them. */
function raw(lines: string): Promise<string> {
  const { hostname, port } = new URL(host);
  const socket = connect(Number(port), hostname);
  socket.write(lines);
  return text(socket);
}

const get = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

const encodings = ['%0d%0aSet-Cookie:%20a=b', '%ff', '%c0%ae', '%zz', '%00', 'a%2f..%2fb'];
const folders = ['/', '/portal/', '/portal/remotes/', '/storage/'];

it.each(folders)('no encoding below %s is an internal error', async (folder) => {
  for (const encoded of encodings) {
    const answer = await get(folder + encoded);
    expect(statusOf(answer), encoded).toBeLessThan(500);
    expect(answer.toLowerCase(), encoded).not.toContain('\r\nset-cookie');
  }
});

it.each([
  ['/portal/assets/%ff', 400],
  ['/portal/assets/..%2f..%2fpackage.json', 404],
  ['/api/v1/../../etc', 400],
])('responds to %s with %i', async (target, status) => {
  expect(statusOf(await get(target))).toBe(status);
});

it('describes errors as HTML for page URLs, and as JSON elsewhere', async () => {
  expect(await get('/portal/cursos/%ff')).toMatch(/content-type: text\/html[\s\S]*is not written correctly/i);
  expect(await get('/api/v1/%ff')).toMatch(/content-type: application\/json[\s\S]*"data":\{\}/i);
  expect(await get('/portal/assets/x.js')).toMatch(/content-type: application\/json/i);
});

it('responds 413 to a body that is too large, announced or not', async () => {
  const url = `${host}/api/v1/tickets`;
  const body = 'x'.repeat(300 * 1024);
  const announced = await fetch(url, { method: 'POST', body });
  expect(announced.status).toBe(413);
  expect(Object.fromEntries(announced.headers)).toMatchObject({ ...closedHeaders, ...sandboxed });
  expect(await announced.json()).toEqual({ message: 'What was sent is too large.', data: {} });
  const stream = new Blob([body]).stream();
  const chunked = await fetch(url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  expect(chunked.status).toBe(413);
});

it('responds to invalid HTTP with a status and every header', async () => {
  const answer = await raw('GARBAGE\r\n\r\n');
  expect(statusOf(answer)).toBe(400);
  for (const [name, value] of Object.entries(closedHeaders))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  const long = await raw(`GET / HTTP/1.1\r\nHost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(statusOf(long)).toBe(431);
});
