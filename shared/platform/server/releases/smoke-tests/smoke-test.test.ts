import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import type { Rendered } from '../../workers/protocol.ts';
import { smokeTest } from './smoke-test.ts';

/** Tries a release and says how it ended, and how long its page could wait for data. */
async function tried(dataBudget: number, rendered: Rendered) {
  const folder = temporaryFolder();
  const { manifest } = fakeRelease('mf-a', '1');
  await mkdir(path.join(folder, 'server'));
  await writeFile(path.join(folder, 'server', manifest.server?.file ?? ''), '');
  const budgets: number[] = [];
  const tested = await smokeTest(
    { manifest, folder, manifestDigest: '' },
    {
      basePath: '/portal',
      dataBudget,
      renderer: {
        evaluate: async () => ({ kind: 'evaluated' }),
        async renderForSmokeTest({ budget }) {
          budgets.push(budget);
          return rendered;
        },
      },
    },
  );
  return { tested, budgets };
}

const redirect: Rendered = { kind: 'redirect', status: 302, location: '/' };

it('lets its page wait for data no longer than other smokeTests can', async () => {
  for (const [dataBudget, budget] of [
    [100, 100],
    [10_000, 300],
  ] as const)
    expect(await tried(dataBudget, redirect)).toEqual({ tested: { kind: 'passed' }, budgets: [budget] });
});

it('fails with its page', async () => {
  const { tested } = await tried(300, { kind: 'failed', reason: 'broken' });
  expect(tested).toEqual({ kind: 'failed', reason: 'broken' });
});
