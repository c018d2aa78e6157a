import { expect, it, vi } from 'vitest';
import { storedRelease } from '../../../testing/fake-remote.ts';
import type { Rendered } from '../../workers/protocol.ts';
import { smokeTest } from './smoke-test.ts';

const redirect: Rendered = { kind: 'redirect', status: 302, location: '/' };

it.each<[dataBudget: number, budget: number, Rendered, outcome: object]>([
  [100, 100, redirect, { kind: 'passed' }],
  [10_000, 300, redirect, { kind: 'passed' }],
  [300, 300, { kind: 'failed', reason: 'broken' }, { kind: 'failed', reason: 'broken' }],
])(
  'with %i ms for data its page waits %i; on %o the result is %o',
  async (dataBudget, budget, page, outcome) => {
    const release = { ...storedRelease('1'), read: async () => Buffer.from('') };
    const renderForSmokeTest = vi.fn(async (_task: { budget: number }) => page);
    const renderer = { evaluate: async () => ({ kind: 'evaluated' }) as const, renderForSmokeTest };
    const options = { basePath: '/portal', dataBudget, renderer };
    expect(await smokeTest(release, options)).toEqual(outcome);
    expect(renderForSmokeTest.mock.calls.map(([task]) => task.budget)).toEqual([budget]);
  },
);
