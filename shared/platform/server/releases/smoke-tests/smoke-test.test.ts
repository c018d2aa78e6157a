import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import { smokeTest } from './smoke-test.ts';

it.each([
  [100, 100],
  [10_000, 300],
])(
  'where pages may wait %i ms for data, the page of a smoke test may wait %i',
  async (dataBudget, budget) => {
    const folder = temporaryFolder();
    const { manifest } = fakeRelease('mf-a', '1');
    await mkdir(path.join(folder, 'server'));
    await writeFile(path.join(folder, 'server', manifest.server?.file ?? ''), '');
    const renderForSmokeTest = vi.fn(async () => ({ kind: 'redirect', status: 302, location: '/' }) as const);
    const renderer = { evaluate: async () => ({ kind: 'evaluated' }) as const, renderForSmokeTest };
    const release = { manifest, folder, manifestDigest: '' };
    expect(await smokeTest(release, { basePath: '/portal', dataBudget, renderer })).toEqual({
      kind: 'passed',
    });
    expect(renderForSmokeTest).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ budget }),
      expect.anything(),
    );
  },
);
