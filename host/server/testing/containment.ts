import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { DataRequest, DataResponse, PageReleases } from '@portal/platform/testing';
import { containerText, fakeManifest, PageLost, rendererOf } from '@portal/platform/testing';
import { vi } from 'vitest';
import { ownHost } from './built-host.ts';

const { answer, portal } = ownHost;

/** Returns a remote with one page; the parameters are JavaScript. */
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
/** Render budget in milliseconds, generous for slow machines: no test waits for data. */
const RENDER_BUDGET_MS = 20_000;

/** Returns the release under test and one of a well-behaved remote. */
function releasesOf(name: string, source: string) {
  const sources = { [name]: source, 'mf-good': good };
  const manifests = Object.keys(sources).map((each) =>
    fakeManifest(each, {
      paths: [each === name ? '/x' : '/good'],
      server: {
        file: 'remote.cjs',
        sha256: hash('sha256', sources[each] ?? ''),
        exposes: ['routes', 'listing'],
      },
    }),
  );
  return {
    manifests,
    preview: null as object | null,
    known: {
      allKnown: true,
      remotes: manifests.map(({ name, version, paths, entry }) => ({
        name,
        version,
        paths,
        entry,
        hasPrevious: false,
        slots: [],
      })),
    },
    read: async (each: string, file: string) =>
      file === 'server/remote.cjs' ? Buffer.from(sources[each] ?? '') : null,
  };
}

/** Content of a page; `nothing` if no process rendered it. */
export type Shown =
  | 'the page'
  | 'the good page'
  | 'a skeleton'
  | 'a failed region'
  | 'something else'
  | 'nothing';

/** Lines that the renderers of this file have logged. */
const reported: string[] = [];
vi.spyOn(console, 'warn').mockImplementation((line) => void reported.push(line));

const answered = async (): Promise<DataResponse> => ({ status: 200, body: JSON.stringify(answer) });

interface ContainmentOptions {
  data?: () => Promise<DataResponse>;
  /** Build of the host, if it is not this portal's. */
  dist?: string;
}

/** Starts the page processes of a built host, two at most, and collects their reports and data requests. */
export function containment({ data = answered, dist = ownHost.dist }: ContainmentOptions = {}) {
  reported.length = 0;
  const asked: DataRequest[] = [];
  const renderer = rendererOf(
    { portal, dist },
    {
      config: { pageProcesses: 2 },
      async data(request) {
        asked.push(request);
        return data();
      },
    },
  );

  async function htmlAt(
    where: string,
    releases: PageReleases,
    budget = RENDER_BUDGET_MS,
    requestId?: string,
  ) {
    const url = `http://portal.invalid${portal.basePath}${where}`;
    const [pattern = ''] = where.split('?');
    const remote = releases.manifests.find(({ paths }) => paths.includes(pattern))?.name ?? '';
    const task = {
      url,
      part: 'page',
      owner: { remote, pattern },
      canonical: null,
      noindex: false,
    } as const;
    const page = await renderer.render({ ...task, budget, requestId }, releases);
    if (page.kind !== 'page') throw new Error(`leads to ${page.location}`);
    return { page, html: brotliDecompressSync(page.compressed ?? Buffer.alloc(0)).toString() };
  }

  async function pageAt(where: string, releases: PageReleases): Promise<{ complete: boolean; shows: Shown }> {
    const rendered = await htmlAt(where, releases).catch((error: unknown) => {
      if (error instanceof PageLost) return null;
      throw error;
    });
    if (!rendered) return { complete: false, shows: 'nothing' };
    const { page, html } = rendered;
    const shown = /<p>(the page|the good page)<\/p>/.exec(html)?.[1] as Shown | undefined;
    const isLeft = html.includes('"rendered":{"page":null') && page.status === 200;
    // React's marker for content that it leaves to the browser.
    const otherwise = html.includes('<!--$!-->') ? 'a failed region' : 'something else';
    return { complete: page.complete, shows: shown ?? (isLeft ? 'a skeleton' : otherwise) };
  }

  return { renderer, reported, asked, releasesOf, htmlAt, pageAt, close: () => renderer.close() };
}
