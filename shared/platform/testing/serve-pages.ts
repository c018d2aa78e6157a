import type { LightMyRequestResponse } from 'fastify';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { registerErrorHandlers } from '../server/edge/errors.ts';
import type { PlatformEvent } from '../server/events/events.ts';
import { createPageMetrics } from '../server/metrics/metrics.ts';
import { cachingPolicy, createMicroCache } from '../server/pages/micro-cache.ts';
import { createVisitorReleases, registerPages } from '../server/pages/pages.ts';
import { createReleases, type Releases } from '../server/releases/releases.ts';
import type { RenderInput } from '../server/rendering/find-page.ts';
import type { RenderOutput } from '../server/rendering/render-page.tsx';
import type { ProcessPage } from '../server/workers/protocol.ts';
import { fakeManifest, stored } from './fake-remote.ts';
import { fakePage, fakeRenderer } from './fake-renderer.ts';
import { testPortal } from './test-portal.ts';

export const pageOf = (
  { url, part, registry }: RenderInput,
  changes: Parameters<typeof fakePage>[1] = {},
): RenderOutput => {
  const isShell = part === 'shell';
  const page = fakePage(registry, {
    html: Buffer.from(isShell ? '<p>shell</p>' : `<p>${url} of ${registry.remotes[0]?.version}</p>`),
    used: { remote: 'mf-a', pages: ['a'], slots: [] },
    ...changes,
  });
  return { ...page, boot: { ...page.boot, shell: isShell } };
};

/**
 * Serves pages of the remote `mf-a`, in the release `version`, with a test's renders.
 * @param cacheSeconds 0 disables the cache
 */
export function servePages(cacheSeconds = 10) {
  const asked: string[] = [];
  const made: ProcessPage[] = [];
  const context = {
    asked,
    made,
    version: '1',
    /** Paths of the previous release, 0, which exists if there are any. */
    previousPaths: [] as string[],
    render: async (input: RenderInput): Promise<RenderOutput> => pageOf(input),
  };
  const events: PlatformEvent[] = [];
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
    const paths = context.previousPaths;
    const previous = paths.length > 0 ? stored(fakeManifest('mf-a', { version: '0', paths })) : null;
    const releases =
      kept.get(version) ?? createReleases(testPortal.basePath, [{ release: stored(manifest), previous }]);
    kept.set(version, releases);
    return releases;
  };
  const renderer = fakeRenderer((input) => context.render(input));
  const policy = cachingPolicy(cacheSeconds);
  const app = Fastify();
  registerErrorHandlers(app, testPortal);
  registerPages(app, {
    portal: testPortal,
    renderer: {
      async render(task, now) {
        const { pathname, search } = new URL(task.url);
        asked.push(`${task.part} ${pathname}${search}`);
        const page = await renderer.render(task, now);
        made.push(page);
        return page;
      },
    },
    releasesOf: createVisitorReleases({ releases }, null),
    remotes: { refresh: async () => {}, hasCanaries: () => false },
    policy,
    cached: createMicroCache(policy.page),
    dataBudget: 300,
    portalOrigin: 'https://portal.example',
    concurrent: 2,
    metrics: createPageMetrics(new Registry()),
    emit: (event) => events.push(event),
  });
  const get = (
    path: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ): Promise<LightMyRequestResponse> => app.inject({ method, url: testPortal.basePath + path, headers });
  return Object.assign(context, { get, app, events });
}
