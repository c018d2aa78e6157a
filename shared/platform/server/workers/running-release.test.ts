import { expect, it } from 'vitest';
import { innermostRelease } from './running-release.ts';

const profile = (urls: string[], samples: number[]) => ({
  nodes: urls.map((url, place) => ({
    id: place + 1,
    callFrame: { url },
    children: place + 1 < urls.length ? [place + 2] : [],
  })),
  samples,
});

it.each([
  ['the running remote', ['', 'file:///worker.cjs', 'remote:mf-a@1'], [3], 'mf-a@1'],
  ['the remote that called the host', ['remote:mf-a@1', 'file:///worker.cjs'], [2], 'mf-a@1'],
  ['the inner one of two', ['remote:mf-a@1', 'file:///worker.cjs', 'remote:mf-b@2'], [3], 'mf-b@2'],
  ['the last sampled one', ['remote:mf-a@1', 'remote:mf-b@2'], [2, 1], 'mf-a@1'],
  ['none if the host runs alone', ['', 'file:///worker.cjs'], [2], null],
  ['none without samples', [], [], null],
])('finds %s', (_what, urls, samples, release) => {
  expect(innermostRelease(profile(urls, samples))).toBe(release);
});
