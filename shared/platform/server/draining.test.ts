import { expect, it } from 'vitest';
import { newHost, startUpstream } from '../testing/start-portal.ts';

it('a draining host reports it, and finishes open requests', async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const api = await startUpstream(async (_request, response) => {
    asked.resolve();
    await held.promise;
    response.end('{}');
  });
  const draining = new AbortController();
  const host = await newHost({ API_URL: api }, draining.signal);
  const url = await host.listen({ port: 0, host: '127.0.0.1' });
  const ready = async () => (await (await fetch(`${url}/readyz`)).json()) as unknown;
  expect(await ready()).toEqual({ status: 'starting' });
  const inHand = fetch(`${url}/api/v1/psg`, { method: 'POST' });
  await asked.promise;
  draining.abort();
  expect(await ready()).toEqual({ status: 'leaving' });
  const ended = host.close();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  held.resolve();
  expect((await inHand).status).toBe(200);
  await ended;
});
