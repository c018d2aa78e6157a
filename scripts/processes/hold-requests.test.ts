import { createServer, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../shared/tooling/free-port.ts';
import { holdRequests } from './hold-requests.ts';

function start(port: number, text: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body) => response.write(body));
    request.on('end', () => response.end(text));
  });
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  onTestFinished(stop);
  return new Promise((resolve) => void server.listen(port, '127.0.0.1', () => resolve(stop)));
}

it('a request during a restart waits for the server, with its body', async () => {
  const port = await freePort();
  const url = await holdRequests({ port, timeoutMs: 60_000 });
  const stop = await start(port, ' before');
  const post = async () => (await fetch(url, { method: 'POST', body: 'sent' })).text();
  expect(await post()).toBe('sent before');
  await stop();
  const response = post();
  await start(port, ' after');
  expect(await response).toBe('sent after');
});

it('a client that leaves before the response harms no other request', async () => {
  const held: ServerResponse[] = [];
  const server = createServer(({ url }, response) =>
    url === '/held' ? held.push(response) : response.end('there'),
  );
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const url = await holdRequests({ port, timeoutMs: 60_000 });
  const text = async () => (await fetch(url)).text();

  const leaving = new AbortController();
  const left = fetch(`${url}/held`, { signal: leaving.signal });
  await vi.waitUntil(() => held.length > 0);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  // Meanwhile the closed connection is noticed.
  expect(await text()).toBe('there');
  held[0]?.end('too late');
  expect(await text()).toBe('there');
});

it('a request to a server that does not return fails after the timeout', async () => {
  const url = await holdRequests({ port: await freePort(), timeoutMs: 0 });
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
