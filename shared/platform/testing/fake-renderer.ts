import type { HostManifest } from '../build/host-build.ts';
import type { RenderInput } from '../server/rendering/find-page.ts';
import type { RenderOutput } from '../server/rendering/render-page.tsx';
import { createDocument, inlineFile } from '../server/workers/document.ts';
import type { PageRenderer } from '../server/workers/page-pool.ts';
import { testApp } from './test-app.ts';
import { testPortal } from './test-portal.ts';

type Page = Extract<RenderOutput, { kind: 'page' }>;

const host: HostManifest = {
  version: '1',
  js: ['main.js'],
  css: ['main.css'],
  fonts: [],
  browsers: [],
  files: [],
  early: ['early.js'],
  icons: {},
};

/** Returns a rendered page with a test's changes. */
export const fakePage = (registry: Page['boot']['registry'], changes: Partial<Page> = {}): Page => ({
  kind: 'page',
  status: 200,
  head: '<title>t</title>',
  html: Buffer.from('<p>the page</p>'),
  boot: {
    version: '1',
    registry,
    answers: [],
    rendered: { page: null, slots: [] },
    hydration: { loaderData: {}, errors: null },
    shell: false,
    ownPage: false,
  },
  headData: null,
  used: { remote: null, pages: [], slots: [] },
  renderedAt: Date.now(),
  complete: true,
  faulty: {},
  ...changes,
});

/** Renders a page with the release of the path's owner; 404 without an owner. */
async function releasePage({ owner, registry }: RenderInput): Promise<RenderOutput> {
  const remote = registry.remotes.find(({ name }) => name === owner?.remote);
  const html = Buffer.from(remote ? `<p>${remote.name} of release ${remote.version}</p>` : '<p>nothing</p>');
  return fakePage(registry, { status: remote ? 200 : 404, html });
}

/**
 * Renders pages in this thread with `render`: remotes' code does not run, and every release passes its smoke test.
 * Style sheets of the pages are available.
 */
export const fakeRenderer = (
  render: (input: RenderInput) => Promise<RenderOutput> = releasePage,
): PageRenderer => ({
  async render({ url, part, owner, canonical, noindex, budget, knownDigest }, { known, manifests }) {
    const startedAt = performance.now();
    const input = { url, part, owner, budget, registry: known, ownPage: false, remote: async () => null };
    const page = await render(input);
    if (page.kind === 'redirect') return page;
    return createDocument(page, {
      portal: testApp,
      language: testPortal.language,
      host,
      manifests,
      inlineFileAt: async ({ file }) => ({
        address: `/${file}`,
        inline: file.endsWith('.css') ? inlineFile(`/* ${file} */`) : null,
      }),
      portalOrigin: 'https://portal.example',
      canonical,
      noindex,
      startedAt,
      knownDigest,
    });
  },
  list: async () => ({ pages: [], complete: true }),
  prepare: async () => {},
  // Every release passes its smoke test.
  test: (_releases, test) =>
    test({
      run: async ({ kind }) =>
        (kind === 'check' ? null : { kind: 'redirect', status: 302, location: '/' }) as never,
    }),
  close: async () => {},
});
