import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import Fastify from 'fastify';
import { answerErrors } from '../edge/errors.ts';
import { registerPages } from '../pages/pages.ts';
import { type Releases, releasesOf } from '../registry/releases.ts';
import type { StoredRelease } from '../registry/store/release-store.ts';
import type { RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import { inlineFile } from '../workers/inline-files.ts';
import { makePage } from '../workers/make-page.ts';
import type { MadePage } from '../workers/protocol.ts';
import { fakeManifest } from './fake-manifest.ts';

type Page = Extract<RenderOutput, { kind: 'page' }>;

const stored = (manifest: RemoteManifest): StoredRelease => ({
  manifest: { ...manifest, files: {}, shared: {}, commit: null },
  folder: '/nowhere',
  manifestDigest: '',
});

/** A page that names the address it was made for, and the release. */
export const pageOf = ({ url, part, registry }: RenderInput, changes: Partial<Page> = {}): RenderOutput => ({
  kind: 'page',
  status: 200,
  head: '<title>t</title>',
  html: Buffer.from(part === 'shell' ? '<p>shell</p>' : `<p>${url} of ${registry.remotes[0]?.version}</p>`),
  boot: { registry, shell: part === 'shell' } as Page['boot'],
  settings: null,
  used: { remote: 'mf-a', pages: ['a'], slots: [] },
  madeAt: Date.now(),
  whole: true,
  faulty: [],
  ...changes,
});

/**
 * A server of pages whose renders are what a test says, of a remote `mf-a` in the release that `version` says.
 * @param cacheSeconds 0 keeps nothing
 */
export function servePages(cacheSeconds = 10) {
  const asked: string[] = [];
  const made: MadePage[] = [];
  const context = {
    asked,
    /** As the workers would hand them over. */
    made,
    version: '1',
    render: async (input: RenderInput): Promise<RenderOutput> => pageOf(input),
  };
  const kept = new Map<string, Releases>();
  const releases = (): Releases => {
    const { version } = context;
    const manifest = fakeManifest('mf-a', {
      version,
      paths: ['/', '/cursos', '/noticias', '*'],
      search: { '/cursos': ['title'] },
      indexed: ['/', '/cursos'],
      pages: { a: { js: [`a.${version}.js`], css: [`a.${version}.css`] } },
    });
    const releases = kept.get(version) ?? releasesOf([{ release: stored(manifest), previous: null }]);
    kept.set(version, releases);
    return releases;
  };
  const app = Fastify();
  answerErrors(app);
  registerPages(app, {
    renderer: {
      async render({ url, part, budget, knownDigest }, { known, manifests }) {
        asked.push(`${part} ${new URL(url).pathname}${new URL(url).search}`);
        const page = await makePage({
          render: (input) => context.render(input),
          input: { url, part, budget, registry: known, kit: false, remote: async () => null },
          host: {
            version: '1',
            js: ['main.js'],
            css: ['main.css'],
            fonts: [],
            early: ['early.js'],
            schemas: ['schemas.js'],
            icons: {},
          },
          manifests,
          inlineFileAt: async ({ file }) => (file.endsWith('.css') ? inlineFile(`/* ${file} */`) : null),
          portalOrigin: 'https://portal.example',
          ...(knownDigest && { knownDigest }),
        });
        made.push(page);
        return page;
      },
    },
    remotes: { releases, refresh: async () => {}, names: () => ['mf-a'], hasCanaries: () => false },
    cacheSeconds,
    dataBudget: 300,
    portalOrigin: 'https://portal.example',
    concurrent: 2,
  });
  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/senac-portal${path}`, headers });
  return Object.assign(context, { get, app });
}
