import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import type { DataRequest } from '../pages/cached-data.ts';
import { createPageRenderer } from '../workers/create-page-renderer.ts';
import type { PageReleases } from '../workers/page-renderer.ts';
import type { ReleaseCode } from '../workers/protocol.ts';
import { containerText } from './container-text.ts';
import { fakeManifest } from './fake-manifest.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const home = { data: { settings: {}, banners: [], pages: [], courses: [] } };

export const codeOf = (name: string, source: string): ReleaseCode => ({
  name,
  version: '1',
  paths: [],
  source,
  sha256: createHash('sha256').update(source).digest('hex'),
  exposes: ['routes', 'listing'],
});

/** A remote with one page, whose parts are JavaScript. */
export const pageWith = ({ first = '', loader = 'null', render = '', listing = '' }): string =>
  containerText(`
    const { createElement } = await shared('react');
    ${first};
    const loader = async () => { return ${loader}; };
    const Component = () => { ${render}; return createElement('p', null, 'the page'); };
    return {
      './routes': { default: [{ id: 'p@/x', path: '/x', loader, Component }] },
      './listing': { default: [${listing}] },
    };
  `);

const good = pageWith({}).replaceAll('/x', '/good').replaceAll('the page', 'the good page');
export const loops = 'for (;;) {}';
/** The releases of a remote called as the test wants and of a good one. */
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

export type Shown = 'the page' | 'the good page' | 'a skeleton' | 'a failed region' | 'something else';

/** The built host's workers, two of them, and what they have said and asked. */
export function containment() {
  const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest;
  const reported: string[] = [];
  const asked: DataRequest[] = [];
  const renderer = createPageRenderer({
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

  async function pageAt(where: string, releases: PageReleases): Promise<{ whole: boolean; shows: Shown }> {
    const url = `http://portal.invalid/senac-portal${where}`;
    // The budget is for the machine: nothing here waits for data.
    const page = await renderer.render({ url, part: 'page', budget: 20_000 }, releases);
    if (page.kind !== 'page') throw new Error(`leads to ${page.location}`);
    const html = brotliDecompressSync(page.compressed ?? Buffer.alloc(0)).toString();
    const shown = /<p>(the page|the good page)<\/p>/.exec(html)?.[1] as Shown | undefined;
    const isLeft = html.includes('"rendered":{"page":null') && page.status === 200;
    // As React marks what it leaves to the browser.
    const otherwise = html.includes('<!--$!-->') ? 'a failed region' : 'something else';
    return { whole: page.whole, shows: shown ?? (isLeft ? 'a skeleton' : otherwise) };
  }

  return { renderer, reported, asked, releasesOf, pageAt, close: () => renderer.close() };
}
