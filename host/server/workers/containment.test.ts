import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { afterAll, describe, expect, it } from 'vitest';
import type { DataRequest } from '../pages/cached-data.ts';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { createPageRenderer } from './create-page-renderer.ts';
import type { PageReleases, PageRenderer } from './page-renderer.ts';
import type { ReleaseCode } from './protocol.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const home = { data: { settings: {}, banners: [], pages: [], courses: [] } };

const codeOf = (name: string, source: string): ReleaseCode => ({
  name,
  version: '1',
  source,
  sha256: createHash('sha256').update(source).digest('hex'),
});

/** A remote with one page, whose parts are JavaScript. */
const pageWith = ({ first = '', loader = 'null', render = '', listing = '' }): string => `
  const { createElement } = require('react');
  ${first};
  const loader = async () => { return ${loader}; };
  const Component = () => { ${render}; return createElement('p', null, 'the page'); };
  module.exports = { routes: [{ id: 'p@/x', path: '/x', loader, Component }], slots: {}, listing: [${listing}] };
`;

const good = pageWith({}).replaceAll('/x', '/good').replaceAll('the page', 'the good page');
const loops = 'for (;;) {}';
const allocates = 'const all = []; for (;;) all.push({ text: [all.length] })';

const reported: string[] = [];
const asked: DataRequest[] = [];
const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest;

const startRenderer = (): PageRenderer =>
  createPageRenderer({
    dist,
    settings: { apiUrl: 'http://api.invalid', portalOrigin: null, host, kit: false },
    threads: 2,
    memory: 64,
    timeLimit: 500,
    report: (line) => reported.push(line),
    async data(request) {
      asked.push(request);
      return { status: 200, body: JSON.stringify(home) };
    },
  });

/** For what ends no worker that makes pages. */
const shared = startRenderer();
afterAll(() => shared.close());

/** The releases of a remote called as the test wants and of a good one; each test has names of its own. */
function releasesOf(name: string, source: string): PageReleases {
  const sources = { [name]: source, 'mf-good': good };
  const manifests = Object.keys(sources).map((each) =>
    fakeManifest(each, { paths: [each === name ? '/x' : '/good'] }),
  );
  return {
    manifests,
    known: {
      allKnown: true,
      remotes: manifests.map(({ name, version, paths, entry }) => ({
        name,
        version,
        paths,
        entry,
        previous: null,
        slots: [],
      })),
    },
    code: async (each) => codeOf(each, sources[each] ?? ''),
    text: async () => null,
  };
}

type Shown = 'the page' | 'the good page' | 'a skeleton' | 'a failed region' | 'something else';

async function pageAt(
  where: string,
  releases: PageReleases,
  renderer = shared,
): Promise<{ whole: boolean; shows: Shown }> {
  const url = `http://portal.invalid/senac-portal${where}`;
  // The budget is for the machine: nothing here waits for data.
  const page = await renderer.render({ url, part: 'page', budget: 5_000 }, releases);
  if (page.kind !== 'page') throw new Error(`leads to ${page.location}`);
  const html = brotliDecompressSync(page.compressed ?? Buffer.alloc(0)).toString();
  const shown = /<p>(the page|the good page)<\/p>/.exec(html)?.[1] as Shown | undefined;
  const isLeft = html.includes('"rendered":{"page":null') && page.status === 200;
  // As React marks what it leaves to the browser.
  const otherwise = html.includes('<!--$!-->') ? 'a failed region' : 'something else';
  return { whole: page.whole, shows: shown ?? (isLeft ? 'a skeleton' : otherwise) };
}

it('makes a page of a remote’s code and of data that the main thread fetches', async () => {
  const page = await pageAt('/good', releasesOf('mf-none', pageWith({})));
  expect(page).toEqual({ whole: true, shows: 'the good page' });
  expect(asked.map(({ url }) => url)).toContain('http://api.invalid/api/v1/home');
});

describe('a remote that', () => {
  it.each([
    ['loops when it is evaluated', pageWith({ first: loops })],
    ['loops in a loader', pageWith({ loader: `(() => { ${loops} })()` })],
    ['loops in a loader, later', pageWith({ loader: `await null, (() => { ${loops} })()` })],
    ['loops while it is rendered', pageWith({ render: loops })],
    ['allocates without end', pageWith({ loader: `(() => { ${allocates} })()` })],
    ['allocates without end while it is rendered', pageWith({ render: allocates })],
  ])('%s costs its own pages, and one worker', async (what, source) => {
    const name = `mf-${what.replaceAll(/\W+/g, '-')}`;
    const releases = releasesOf(name, source);
    const renderer = startRenderer();
    const before = reported.length;
    // One for each worker, so that both are at work.
    await Promise.all([pageAt('/good', releases, renderer), pageAt('/good', releases, renderer)]);
    const bad = pageAt('/x', releases, renderer);
    let waiting = true;
    const others: Shown[] = [];
    const ask = async () => {
      while (waiting) others.push((await pageAt('/good', releases, renderer)).shows);
    };
    const asking = ask();
    const page = await bad;
    waiting = false;
    await asking;
    expect(page).toEqual({ whole: false, shows: 'a skeleton' });
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(others)).toEqual(new Set(['the good page']));
    expect(reported.slice(before)).toEqual([expect.stringContaining(`${name}@1`)]);
    // It is not tried again for a while.
    expect(await pageAt('/x', releases, renderer)).toEqual({ whole: false, shows: 'a skeleton' });
    expect(reported).toHaveLength(before + 1);
    await renderer.close();
  });

  it.each([
    ['calls process.exit', pageWith({ loader: 'process.exit(1)' }), 'a skeleton'],
    ['calls process.exit while it is rendered', pageWith({ render: 'process.exit(1)' }), 'a failed region'],
    ['ends the process', pageWith({ loader: "process.kill(process.pid, 'SIGKILL')" }), 'a skeleton'],
    [
      'throws in a timer',
      pageWith({ loader: "setTimeout(() => { throw new Error('late') }) && null" }),
      'the page',
    ],
    [
      'leaves a promise rejected',
      pageWith({ loader: "void Promise.reject(new Error('unheard'))" }),
      'the page',
    ],
    ['is no remote', 'nothing.at.all()', 'a skeleton'],
  ])('%s costs no worker', async (what, source, shown) => {
    const releases = releasesOf(`mf-${what.replaceAll(/\W+/g, '-')}`, source);
    const before = reported.length;
    for (let time = 0; time < 3; time += 1) {
      expect((await pageAt('/x', releases)).shows).toBe(shown);
      expect((await pageAt('/good', releases)).shows).toBe('the good page');
    }
    expect(reported).toHaveLength(before);
  });
});

describe('what a remote tells search engines', () => {
  const tells = "async () => [{ path: '/x/1', updatedAt: null }]";

  it('comes from its own code', async () => {
    const releases = releasesOf('mf-tells', pageWith({ listing: tells }));
    expect(await shared.list({ remote: 'mf-tells', budget: 5_000 }, releases)).toEqual({
      pages: [{ path: '/x/1', updatedAt: null }],
      whole: true,
    });
    // Releases of before have nothing to tell.
    expect(await shared.list({ remote: 'mf-good', budget: 5_000 }, releases)).toEqual({
      pages: [],
      whole: true,
    });
  });

  it('costs one worker where it loops, and is not asked for again for a while', async () => {
    const name = 'mf-tells-without-end';
    const releases = releasesOf(name, pageWith({ listing: `async () => { ${loops} }` }));
    const renderer = startRenderer();
    const before = reported.length;
    for (let time = 0; time < 2; time += 1)
      expect(await renderer.list({ remote: name, budget: 5_000 }, releases)).toEqual({
        pages: [],
        whole: false,
      });
    expect(reported.slice(before)).toEqual([expect.stringContaining(`${name}@1`)]);
    expect((await pageAt('/good', releases, renderer)).shows).toBe('the good page');
    await renderer.close();
  });
});

describe('a trial', () => {
  it('tells what a release brings', async () => {
    expect(await shared.evaluate(codeOf('mf-a', pageWith({})))).toEqual({
      kind: 'evaluated',
      routes: ['/x'],
      slots: [],
    });
  });

  it.each([
    ['loops', loops, true, 'does not come to an end'],
    ['allocates without end', allocates, true, 'needs too much memory'],
    ['ends the process', 'process.exit(1)', false, 'process.exit is not for remotes'],
    ['throws', "throw new Error('broken')", false, 'broken'],
  ])('of one that %s is refused, and keeps no page waiting', async (what, first, costly, reason) => {
    const name = `mf-trial-${what.replaceAll(/\W+/g, '-')}`;
    const before = reported.length;
    const trial = shared.evaluate(codeOf(name, pageWith({ first })));
    expect((await pageAt('/good', releasesOf(name, good))).shows).toBe('the good page');
    expect(await trial).toEqual({ kind: 'refused', costly, reason });
    expect(reported).toHaveLength(before);
  });
});
