import { refuse, serve } from '@portal/tooling/testing/open-route';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptPages, removeKept } from './kept-pages.ts';
import { removeRevoked } from './remove-revoked.ts';

vi.mock('./kept-pages.ts', () => ({ keptPages: vi.fn(), removeKept: vi.fn() }));

const page = (owner: number | null) => ({
  address: `/printing/${owner}`,
  title: 'Comprovante',
  keptAt: 0,
  owner,
});
const owners = [7, 8, 0, null];

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  localStorage.setItem('dispositivo', 'este');
  vi.mocked(keptPages).mockResolvedValue(owners.map(page));
});

it('the pages of candidates who are no longer known on this device go', async () => {
  const received = serve({ 'GET /auth/device': { candidates: [8] } });
  await removeRevoked();
  expect(received.map(({ headers }) => headers.get('x-device'))).toEqual(['este']);
  const [[isMeant] = []] = vi.mocked(removeKept).mock.calls;
  expect(owners.map((owner) => isMeant?.(page(owner)))).toEqual([true, false, false, false]);
});

it.each([
  ['the server knows no devices', () => serve({ 'GET /auth/device': refuse(404, {}) })],
  ['there is no answer', () => serve({ 'GET /auth/device': () => Promise.reject(new TypeError('offline')) })],
])('everything stays where %s', async (_what, prepare) => {
  prepare();
  await removeRevoked();
  expect(removeKept).not.toHaveBeenCalled();
});

it.each([
  ['the device is not known', () => localStorage.clear()],
  ['no candidate has saved anything', () => vi.mocked(keptPages).mockResolvedValue([page(0), page(null)])],
])('nothing is asked where %s', async (_what, prepare) => {
  const received = serve({ 'GET /auth/device': { candidates: [] } });
  prepare();
  await removeRevoked();
  expect(received).toEqual([]);
});
