import { mockApi, respondWithError } from '@portal/tooling/testing/open-route';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteOfflinePages, listOfflinePages } from './offline-pages.ts';
import { removeRevoked } from './remove-revoked.ts';

vi.mock('./offline-pages.ts', () => ({ listOfflinePages: vi.fn(), deleteOfflinePages: vi.fn() }));

const page = (owner: number | null) => ({
  address: `/printing/${owner}`,
  title: 'Comprovante',
  keptAt: 0,
  owner,
});
const owners = [7, 8, null];

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  localStorage.setItem('dispositivo', 'este');
  vi.mocked(listOfflinePages).mockResolvedValue(owners.map(page));
});

it('the pages of candidates who are no longer known on this device go', async () => {
  const received = mockApi({ 'GET /auth/device': { candidates: [8] } });
  await removeRevoked();
  expect(received.map(({ headers }) => headers.get('x-device'))).toEqual(['este']);
  const [[isMeant] = []] = vi.mocked(deleteOfflinePages).mock.calls;
  expect(owners.map((owner) => isMeant?.(page(owner)))).toEqual([true, false, false]);
});

it.each([
  ['the server knows no devices', () => mockApi({ 'GET /auth/device': respondWithError(404, {}) })],
  [
    'there is no answer',
    () => mockApi({ 'GET /auth/device': () => Promise.reject(new TypeError('offline')) }),
  ],
])('everything stays where %s', async (_what, prepare) => {
  prepare();
  await removeRevoked();
  expect(deleteOfflinePages).not.toHaveBeenCalled();
});

it.each([
  ['the device is not known', () => localStorage.clear()],
  ['no candidate has saved anything', () => vi.mocked(listOfflinePages).mockResolvedValue([page(null)])],
])('nothing is asked where %s', async (_what, prepare) => {
  const received = mockApi({ 'GET /auth/device': { candidates: [] } });
  prepare();
  await removeRevoked();
  expect(received).toEqual([]);
});
