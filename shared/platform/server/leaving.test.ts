import { expect, it } from 'vitest';
import { startHost, startUpstream } from '../testing/start-host.ts';

it('a host that leaves says so, and answers what it has in hand before it ends', async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const api = await startUpstream(async (_request, response) => {
    asked.resolve();
    await held.promise;
    response.end('{}');
  });
  const host = await startHost({ API_URL: api.url });
  const ready = async () => (await (await fetch(`${host.url}/readyz`)).json()) as unknown;
  expect(await ready()).toEqual({ status: 'starting' });
  const inHand = fetch(`${host.url}/api/v1/psg`, { method: 'POST' });
  await asked.promise;
  host.leave();
  expect(await ready()).toEqual({ status: 'leaving' });
  const ended = host.stop();
  await expect(fetch(`${host.url}/healthz`)).rejects.toThrow();
  held.resolve();
  expect((await inHand).status).toBe(200);
  await ended;
  await api.stop();
});
