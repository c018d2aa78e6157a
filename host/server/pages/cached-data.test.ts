import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cachedData } from './cached-data.ts';
import { cachingPolicy } from './caching-policy.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function counting(status = 200) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    setTimeout(
      () => response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":1}'),
      20,
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x` };
}

it('asks once for what several pages are made of, whichever worker makes them', async () => {
  const { asked, url } = await counting();
  const ask = cachedData({ policy: cachingPolicy(10), patience: 20_000 });
  const request = { url, headers: {} };
  const answers = await Promise.all([ask(request), ask(request)]);
  expect(answers.map(({ body }) => JSON.parse(body))).toEqual([{ data: 1 }, { data: 1 }]);
  await ask(request);
  expect(asked).toHaveLength(1);
});

it('keeps no failure', async () => {
  const { asked, url } = await counting(500);
  const ask = cachedData({ policy: cachingPolicy(10), patience: 20_000 });
  for (let time = 0; time < 2; time += 1) expect((await ask({ url, headers: {} })).status).toBe(500);
  expect(asked).toHaveLength(2);
});
