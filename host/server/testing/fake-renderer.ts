import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { claimOn } from '../../src/app/owner.ts';
import type { RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import { inlineFile } from '../workers/inline-files.ts';
import { makePage } from '../workers/make-page.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';

type Page = Extract<RenderOutput, { kind: 'page' }>;

const host: HostManifest = {
  version: '1',
  js: ['main.js'],
  css: ['main.css'],
  fonts: [],
  early: ['early.js'],
  icons: {},
};

/** A rendered page that says what a test wants. */
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
    kit: false,
  },
  settings: null,
  used: { remote: null, pages: [], slots: [] },
  madeAt: Date.now(),
  whole: true,
  faulty: [],
  ...changes,
});

/** A page that names the release of its address's owner; 404 where nobody owns it. */
async function releasePage({ url, registry }: RenderInput): Promise<RenderOutput> {
  const path = new URL(url).pathname.slice('/senac-portal'.length);
  const owner = claimOn(registry.remotes, path, registry.allKnown)?.remote;
  const html = Buffer.from(owner ? `<p>${owner.name} of release ${owner.version}</p>` : '<p>nothing</p>');
  return fakePage(registry, { status: owner ? 200 : 404, html });
}

/**
 * Makes pages in this thread, of what `render` says: the code of remotes is not run, and every release passes its trial.
 * Of the files that pages carry, the style sheets are at hand.
 */
export const fakeRenderer = (
  render: (input: RenderInput) => Promise<RenderOutput> = releasePage,
): PageRenderer => ({
  render: ({ url, part, budget, knownDigest }, { known, manifests }) =>
    makePage({
      render,
      input: { url, part, budget, registry: known, kit: false, remote: async () => null },
      host,
      manifests,
      inlineFileAt: async ({ file }) => (file.endsWith('.css') ? inlineFile(`/* ${file} */`) : null),
      portalOrigin: 'https://portal.example',
      ...(knownDigest && { knownDigest }),
    }),
  list: async () => ({ pages: [], whole: true }),
  prepare: async () => {},
  evaluate: async () => ({ kind: 'evaluated' }),
  renderOnTrial: async () => ({ kind: 'redirect', status: 302, location: '/' }),
  close: async () => {},
});
