import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import { endpoints } from '@portal/contract/endpoints/endpoints';
import { expect, it, vi } from 'vitest';
import { ApiError, type CallOptions, call, configureApi } from './api.ts';

const writes: Endpoint[] = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ method }: Endpoint) => method !== 'GET');

it('every write has a key, but for those that need none', () => {
  const withoutKey = writes.filter(({ once }) => !once).map(({ method, path }) => `${method} ${path}`);
  expect(withoutKey.sort()).toEqual([
    // Change nothing that a repeat would change again.
    'DELETE /auth/logout',
    'POST /auth/login',
    'POST /auth/password/code/check',
    // Have the key of their draft.
    'POST /pss-registrations',
    'POST /receipt-copies',
    'POST /registrations',
    'POST /stop-links/check',
    // Count views.
    'PUT /content-views/:id',
    'PUT /document-downloads/:id',
    'PUT /gallery-views/:id',
  ]);
});

it.each(writes.filter(({ once }) => once).map((write) => [write.method, write.path, write] as const))(
  '%s %s says that a lost response leaves the outcome uncertain, and repeats with the same key until there is one',
  async (_method, _path, write) => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
    configureApi({ baseUrl: '', fetch });
    const attempt = async (answer: () => Response) => {
      fetch.mockImplementationOnce(async () => answer());
      const options = { params: { id: 1 }, body: { text: 'Olá' } } as CallOptions<Endpoint>;
      const error = await call(write, options).catch((reason: unknown) => reason);
      const key = new Headers(fetch.mock.lastCall?.[1].headers).get('idempotency-key');
      return { key, text: error instanceof ApiError ? error.message : null };
    };
    const lose = () => {
      throw new TypeError('Failed to fetch');
    };
    const refuse = () => Response.json({ message: 'Senha atual incorreta' }, { status: 422 });
    const refusedAtOnce = await attempt(refuse);
    expect(refusedAtOnce.text).toBe('Senha atual incorreta');
    const lost = await attempt(lose);
    expect(lost.key).toMatch(/^[\da-f]{32}$/);
    expect(lost.key).not.toBe(refusedAtOnce.key);
    for (const unclear of [lose, () => Response.json({ message: 'Server Error' }, { status: 500 })])
      expect(await attempt(unclear)).toEqual({
        key: lost.key,
        text: expect.stringContaining('não sabemos se deu certo'),
      });
    expect(await attempt(() => new Response('<html>login do hotel</html>'))).toMatchObject({ key: lost.key });
    // A server that ignores the key refuses what it has already done.
    expect(await attempt(refuse)).toEqual({
      key: lost.key,
      text: expect.stringContaining('pode ter dado certo'),
    });
  },
);
