import { expect, it, vi } from 'vitest';
import { storedRelease } from '../../testing/fake-remote.ts';
import type { PageRenderer } from '../workers/page-pool.ts';
import type { TaskOf, TaskResults } from '../workers/protocol.ts';
import { smokeTest } from './smoke-test.ts';

type Rendered = TaskResults['render'];

/** Renderer whose tests render pages with `render`. */
const testsWith = (render: (task: TaskOf<'render'>) => Promise<Rendered>): Pick<PageRenderer, 'test'> => ({
  test: (_releases, test) =>
    test({
      run: async (task) => (task.kind === 'render' ? render(task as TaskOf<'render'>) : null) as never,
    }),
});

const redirect: Rendered = { kind: 'redirect', status: 302, location: '/' };

it.each<[dataBudget: number, budget: number, Rendered, outcome: object | null]>([
  [100, 100, redirect, null],
  [10_000, 300, redirect, null],
  [300, 300, { kind: 'failed', reason: 'broken' }, { reason: '/mf-a: broken', part: '/mf-a' }],
])(
  'with %i ms for data its page waits %i; on %o the result is %o',
  async (dataBudget, budget, page, outcome) => {
    const release = { ...storedRelease('1'), read: async () => Buffer.from('') };
    const render = vi.fn(async (_task: TaskOf<'render'>) => page);
    const options = { basePath: '/portal', dataBudget, renderer: testsWith(render) };
    expect(await smokeTest(release, options)).toEqual(outcome);
    expect(render.mock.calls.map(([task]) => task.budget)).toEqual([budget]);
  },
);

const release = { ...storedRelease('1'), read: async () => Buffer.from('') };

it.each([
  ['code for browsers only', null],
  ['code for the server', storedRelease('1').manifest.server],
])('fails a release with %s whose entry names chunks of another build', async (_what, server) => {
  const read = async () => Buffer.from('n.u=e=>e+"."+{1:"ffffffff"}[e]+".js"');
  const { manifest } = release;
  const options = { basePath: '/portal', dataBudget: 100, renderer: { test: vi.fn() } };
  expect(await smokeTest({ ...release, read, manifest: { ...manifest, server } }, options)).toEqual({
    reason: `${manifest.entry} loads a file named …ffffffff…, which the release does not contain`,
    part: '',
  });
});
