import { expect, it, vi } from 'vitest';
import { askedFetch } from './asked-fetch.ts';

it('asks for anonymous reading alone, and for nothing of a candidate or that changes something', async () => {
  const itself = vi.fn(async () => Response.json({ data: 'own' }));
  vi.stubGlobal('fetch', itself);
  const ask = vi.fn(async () => ({ status: 200, body: '{"data":"asked"}' }));
  const fetch = askedFetch(ask);
  const url = 'http://api.example/api/v1/home';
  expect(JSON.parse(await (await fetch(url, {})).text())).toEqual({ data: 'asked' });
  expect(itself).not.toHaveBeenCalled();
  for (const init of [{ headers: { authorization: 'Bearer x' } }, { method: 'PUT' }])
    expect(JSON.parse(await (await fetch(url, init)).text())).toEqual({ data: 'own' });
  expect(ask).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
