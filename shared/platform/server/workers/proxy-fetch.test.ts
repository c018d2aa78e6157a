import { expect, it, vi } from 'vitest';
import { createProxyFetch } from './proxy-fetch.ts';

it('requests only anonymous reads, no data of candidates and no changes', async () => {
  const ask = vi.fn(async () => ({ status: 200, body: '{"data":"asked"}' }));
  const fetch = createProxyFetch(ask);
  const url = 'http://api.example/api/v1/home';
  expect(JSON.parse(await (await fetch(url, {})).text())).toEqual({ data: 'asked' });
  expect(await (await fetch(url)).json()).toEqual({ data: 'asked' });
  for (const init of [{ headers: { authorization: 'Bearer x' } }, { method: 'PUT' }])
    await expect(fetch(url, init)).rejects.toThrow('only read');
  expect(ask).toHaveBeenCalledTimes(2);
});
