import { always, answeringServer } from '@portal/tooling/testing/answering-server';
import { beforeEach, expect, it, vi } from 'vitest';
import { login } from '../contract/auth.ts';
import { listCities } from '../contract/cities.ts';
import { logout } from '../contract/logout.ts';
import { call, configureApi } from './api.ts';

const { loadSchemas } = vi.hoisted(() => ({ loadSchemas: vi.fn<() => Promise<unknown>>() }));
vi.mock('@portal/shared/contract/schema', async (original) => ({
  ...(await original<object>()),
  loadSchemas,
}));

beforeEach(() => configureApi({ token: () => null, onUnauthorized: () => {}, timeoutMs: 10_000 }));

it('sends nothing that changes something where the answer could not be read', async () => {
  await using server = await answeringServer(always(200, { data: {} }));
  configureApi({ baseUrl: server.baseUrl });
  loadSchemas.mockRejectedValue(new Error('The file is gone.'));
  await expect(call(login, { body: { email: 'a@b.example', password: 'x' } })).rejects.toMatchObject({
    kind: 'network',
  });
  expect(server.requests).toEqual([]);
});

it('asks for data while what reads it is on its way', async () => {
  await using server = await answeringServer(always(200, { data: [] }));
  configureApi({ baseUrl: server.baseUrl });
  const schemas = Promise.withResolvers<unknown>();
  loadSchemas.mockReturnValue(schemas.promise);
  const cities = call(listCities);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  schemas.resolve(await import('@portal/shared/schema'));
  expect(await cities).toEqual([]);
});

it('takes the token as it starts, though what is sent waits', async () => {
  await using server = await answeringServer(always(200, { data: {} }));
  let token: string | null = 'abc';
  configureApi({ baseUrl: server.baseUrl, token: () => token });
  const schemas = Promise.withResolvers<unknown>();
  loadSchemas.mockReturnValue(schemas.promise);
  const changed = call(login, { body: { email: 'a@b.example', password: 'x' } }).catch(() => {});
  token = null;
  schemas.resolve(await import('@portal/shared/schema'));
  await changed;
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc']);
});

it('logs out at once, and where nothing can be read: its answer has no content', async () => {
  await using server = await answeringServer(always(200, ''));
  configureApi({ baseUrl: server.baseUrl, token: () => 'abc' });
  loadSchemas.mockRejectedValue(new Error('The file is gone.'));
  expect(await call(logout)).toBeNull();
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc']);
});
