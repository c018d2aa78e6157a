import { afterAll, beforeEach, expect, it } from 'vitest';
import { containment, loops, pageWith } from '../testing/containment.ts';

const { htmlAt, pageAt, releasesOf, renderer, reported, asked, close } = containment();
afterAll(close);
beforeEach(() => void reported.splice(0));

it('data requests of a page, and the report of its lost processes, have the id of its request', async () => {
  asked.splice(0);
  const [one, other] = ['0b7a4c52-6b1f-4f3e-9a53-1d0a8a7a3c11', '5d3a9c1e-0c1f-4a7b-8a53-2d0a8a7a3c22'];
  await Promise.all(
    [one, other].map((id) => htmlAt('/good', releasesOf('mf-none', pageWith({})), 20_000, id)),
  );
  expect(new Set(asked.map(({ requestId }) => requestId))).toEqual(new Set([one, other]));
  const loopsAlways = releasesOf('mf-loops', pageWith({ render: loops }));
  await expect(htmlAt('/x', loopsAlways, 20_000, one)).rejects.toThrow('cost its process');
  expect(reported.join()).toContain(`mf-loops /x (request ${one}): its process does not`);
});

const throws = "throw new Error('late')";

it.each([
  ['calls process.exit while it is rendered', pageWith({ render: 'process.exit(1)' }), 'a failed region'],
  ['ends the process', pageWith({ loader: "process.kill(process.pid, 'SIGKILL')" }), 'a skeleton'],
  ['throws in a timer', pageWith({ loader: `setTimeout(() => { ${throws} }) && null` }), 'the page'],
  ['leaves a promise rejected', pageWith({ loader: `void (async () => { ${throws} })()` }), 'the page'],
  ['is no remote', 'nothing.at.all()', 'a skeleton'],
])('a remote that %s stops no process', async (what, source, shown) => {
  const releases = releasesOf(`mf-${what.replaceAll(/\W+/g, '-')}`, source);
  for (const _time of [1, 2]) {
    expect((await pageAt('/x', releases)).shows).toBe(shown);
    expect((await pageAt('/good', releases)).shows).toBe('the good page');
  }
  expect(reported).toEqual([]);
});

it('a page that hangs affects only itself, and no other of its remote', async () => {
  const first = "const { useLocation } = await shared('react-router-dom')";
  const render = `if (useLocation().search) ${loops}`;
  const releases = releasesOf('mf-slow', pageWith({ first, render }));
  for (const _time of [1, 2]) {
    expect(await pageAt('/x?long', releases)).toEqual({ complete: false, shows: 'nothing' });
    expect(await pageAt('/x', releases)).toEqual({ complete: true, shows: 'the page' });
  }
  expect(reported.filter((line) => line.includes('mf-slow /x'))).toHaveLength(1);
});

it('a remote whose code loads too slowly for its first page is in the following ones', async () => {
  const waits = pageWith({ first: 'await new Promise((resolve) => setTimeout(resolve, 500))' });
  const releases = releasesOf('mf-waits', waits);
  const { page } = await htmlAt('/x', releases, 50);
  expect(page.complete).toBe(false);
  await expect.poll(() => pageAt('/x', releases)).toEqual({ complete: true, shows: 'the page' });
});

it('a remote’s listing comes from its own code', async () => {
  const tells = "async () => [{ path: '/x/1', updatedAt: null }]";
  const releases = releasesOf('mf-tells', pageWith({ listing: tells }));
  const listed = await renderer.list({ remote: 'mf-tells', budget: 20_000 }, releases);
  expect(listed).toEqual({ pages: [{ path: '/x/1', updatedAt: null }], complete: true });
});
