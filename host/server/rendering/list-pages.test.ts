import { ApiError } from '@portal/shared/api';
import { expect, it, vi } from 'vitest';
import { listPages } from './list-pages.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const page = (path: string) => ({ path, updatedAt: null });
const good = async () => [page('/a')];

it.each<[string, () => Promise<never[]>, boolean]>([
  ['fails', () => Promise.reject(new Error('down')), false],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
    false,
  ],
  ['is late', () => new Promise<never>(() => {}), false],
  ['the server does not know', () => Promise.reject(new ApiError('http', { status: 404 })), true],
])('a part that %s costs nothing but itself', async (_what, part, whole) => {
  expect(await listPages('mf-a', [part, good], 20)).toEqual({ pages: [page('/a')], whole });
});

it('a remote with nothing to tell is whole', async () => {
  expect(await listPages('mf-a', [], 20)).toEqual({ pages: [], whole: true });
});
