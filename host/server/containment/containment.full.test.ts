import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeOf, containment, loops, pageWith, type Shown } from '../testing/containment.ts';

const allocates = 'const all = []; for (;;) all.push({ text: [all.length] })';

let workers: ReturnType<typeof containment>;
beforeEach(() => {
  workers = containment();
});
afterEach(() => workers.close());

it.each([
  ['loops when it is evaluated', pageWith({ first: loops })],
  ['loops in a loader', pageWith({ loader: `(() => { ${loops} })()` })],
  ['loops in a loader, later', pageWith({ loader: `await null, (() => { ${loops} })()` })],
  ['allocates without end', pageWith({ loader: `(() => { ${allocates} })()` })],
  ['allocates without end while it is rendered', pageWith({ render: allocates })],
])('a remote that %s affects only its own pages, and one worker', async (_what, source) => {
  const { pageAt, releasesOf, reported } = workers;
  const releases = releasesOf('mf-bad', source);
  // Occupies both workers.
  await Promise.all([pageAt('/good', releases), pageAt('/good', releases)]);
  let waiting = true;
  const others: Shown[] = [];
  const ask = async () => {
    while (waiting) others.push((await pageAt('/good', releases)).shows);
  };
  const asking = ask();
  const page = await pageAt('/x', releases);
  waiting = false;
  await asking;
  expect(page).toEqual({ complete: false, shows: 'a skeleton' });
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others)).toEqual(new Set(['the good page']));
  expect(reported).toEqual([expect.stringContaining('mf-bad@1')]);
  // The host does not retry it for a while.
  expect(await pageAt('/x', releases)).toEqual({ complete: false, shows: 'a skeleton' });
  expect(reported).toHaveLength(1);
});

it('a remote that loops in its listing stops one worker, and is not retried for a while', async () => {
  const { pageAt, releasesOf, renderer, reported } = workers;
  const releases = releasesOf('mf-bad', pageWith({ listing: `async () => { ${loops} }` }));
  for (const _time of [1, 2])
    expect(await renderer.list({ remote: 'mf-bad', budget: 5_000 }, releases)).toEqual({
      pages: [],
      complete: false,
    });
  expect(reported).toEqual([expect.stringContaining('mf-bad@1')]);
  expect((await pageAt('/good', releases)).shows).toBe('the good page');
});

it.each([
  // On a slow machine the time limit may end it before the processor or memory limit does.
  ['loops', loops, /^does not (come to an end|wake up)$/],
  ['allocates without end', allocates, /^(needs too much memory|does not (come to an end|wake up))$/],
])('a release that %s in a smoke test is rejected, and delays no page', async (_what, first, reason) => {
  const { pageAt, releasesOf, renderer, reported } = workers;
  const tested = renderer.evaluate(codeOf('mf-bad', pageWith({ first })));
  expect((await pageAt('/good', releasesOf('mf-none', pageWith({})))).shows).toBe('the good page');
  expect(await tested).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  expect(reported).toEqual([]);
});
