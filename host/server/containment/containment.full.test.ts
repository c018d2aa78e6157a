import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { containment, loops, pageWith, type Shown } from '../testing/containment.ts';
import { copyWithOwnedProcesses, owning } from '../testing/owned-process.ts';

const allocates = 'const all = []; for (;;) all.push({ text: [all.length] })';
const dist = copyWithOwnedProcesses();
afterAll(() => rmSync(dist, { recursive: true }));

let workers: ReturnType<typeof containment>;
beforeEach(() => {
  workers = containment({ dist });
});
afterEach(() => workers.close());

it.each([
  ['loops when it is evaluated', pageWith({ first: loops })],
  ['loops in a loader', pageWith({ loader: `(() => { ${loops} })()` })],
  ['loops in a loader, later', pageWith({ loader: `await null, (() => { ${loops} })()` })],
  ['allocates without end', pageWith({ loader: `(() => { ${allocates} })()` })],
  ['allocates without end while it is rendered', pageWith({ render: allocates })],
  [
    'answers nothing, and beats',
    owning(
      'fs.writeSync = (fd, bytes) => bytes.length; setInterval(() => send({ kind: "beat", used: 1 }), 50)',
    ),
  ],
])('a remote that %s affects only its own pages', async (_what, source) => {
  const { pageAt, releasesOf, renderer, reported } = workers;
  const releases = releasesOf('mf-bad', source);
  // Processes whose remotes have not been evaluated, since no page has needed them.
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
  expect(page).toEqual({ complete: false, shows: 'nothing' });
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others)).toEqual(new Set(['the good page']));
  const blamed = reported.filter((line) => line.includes('mf-bad /x'));
  expect(blamed).toHaveLength(1);
  // The host does not retry it for a while.
  const before = reported.length;
  expect(await pageAt('/x', releases)).toEqual({ complete: false, shows: 'nothing' });
  expect(reported).toHaveLength(before);
  await renderer.close();
});

it('a remote that loops in its listing is not retried for a while', async () => {
  const { pageAt, releasesOf, renderer, reported } = workers;
  const releases = releasesOf('mf-bad', pageWith({ listing: `async () => { ${loops} }` }));
  for (const _time of [1, 2])
    expect(await renderer.list({ remote: 'mf-bad', budget: 5_000 }, releases)).toEqual({
      pages: [],
      complete: false,
    });
  expect(reported.filter((line) => line.includes('mf-bad listing'))).toHaveLength(1);
  expect((await pageAt('/good', releases)).shows).toBe('the good page');
});

it.each([
  // On a slow machine the time limit may end it before the processor or memory limit does.
  ['loops', loops, /does not (come to an end|answer)$/],
  ['allocates without end', allocates, /(needs too much memory|does not (come to an end|answer))$/],
])('a release that %s in a smoke test is rejected, and delays no page', async (_what, first, reason) => {
  const { pageAt, releasesOf, renderer, reported } = workers;
  const releases = releasesOf('mf-bad', pageWith({ first }));
  const tested = renderer
    .test(releases, ({ run }) => run<'check'>({ kind: 'check', remote: 'mf-bad' }))
    .catch(String);
  expect((await pageAt('/good', releasesOf('mf-none', pageWith({})))).shows).toBe('the good page');
  expect(await tested).toMatch(reason);
  expect(reported).toEqual([]);
});
