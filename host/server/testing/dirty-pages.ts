import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { basePath } from '@portal/contract/institution/base-path';
import { builtReleases, rendererOf, resolveAddress } from '@portal/platform/testing';
import { bodyOf, type DirtyAnswers, dirtyResponses } from '@portal/tooling/testing/dirty-responses';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ownHost } from './built-host.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const API = 'http://api.invalid/api/v1';

const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
  readFileSync(path.join(root, 'registry.json'), 'utf8'),
);
const releases = builtReleases(
  basePath,
  registry.filter(({ url, manifest }) => !url && !manifest).map(({ name }) => path.join(root, name)),
);

/** Every page, without and with every parameter that it reads. */
const addresses = releases.manifests.flatMap(({ paths, search }) =>
  paths.flatMap((pattern) => {
    const address = pattern
      .replace(':name', encodeURIComponent('Notícias'))
      .replace(/:\w+/g, '1')
      .replace('*', '/nada');
    const query = (search?.[pattern] ?? []).map((name) => `${name}=1`).join('&');
    return query ? [address, `${address}?${query}`] : [address];
  }),
);

/** Returns roughly the visible text of a page. */
const getVisibleText = (html: string): string =>
  html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

/** Texts that show that a page rendered an unexpected value. */
const renderArtefacts = /\b(NaN|undefined|Infinity|Invalid Date)\b|\[object |∞/;

interface Tries {
  /** Sets of responses for each page. */
  runs: number;
  seed: number;
}

/**
 * Renders every page of the built remotes, as the host's page processes do, from unexpected responses. No page may lose a
 * region, its title or its label in the breadcrumb, or show technical text.
 */
export function renderDirtyPages({ runs, seed }: Tries): void {
  let answers: DirtyAnswers = {};
  const renderer = rendererOf(ownHost, {
    config: { pageProcesses: 1, inlineFiles: false },
    async data({ url }) {
      const body = bodyOf(answers, new URL(url).pathname.slice(new URL(API).pathname.length));
      return body === null ? { status: 404, body: '{}' } : { status: 200, body };
    },
  });
  const reported = vi.spyOn(console, 'warn').mockReturnValue();
  afterAll(() => renderer.close());

  async function pageAt(address: string): Promise<{ status: number; html: string }> {
    const url = `http://portal.invalid${basePath}${address}`;
    // The budget is for slow machines: no test waits for data.
    const { owner, canonical, noindex } = resolveAddress(basePath + address, basePath, releases);
    const task = { url, part: 'page', owner, canonical, noindex, budget: 20_000 } as const;
    const page = await renderer.render(task, releases);
    if (page.kind === 'redirect') return { status: page.status, html: '' };
    return { status: page.status, html: brotliDecompressSync(page.compressed ?? Buffer.alloc(0)).toString() };
  }

  describe(`of dirty responses (seed ${seed})`, () => {
    it.each(addresses)('%s stays a page', async (address) => {
      await fc.assert(
        fc.asyncProperty(dirtyResponses, async (each) => {
          answers = each;
          const { status, html } = await pageAt(address);
          if (status >= 300 && status < 400) return;
          // A page without its data is a 404.
          expect([200, 404]).toContain(status);
          // Markers of React and of the host for content that is left to the browser.
          expect(html).not.toContain('<!--$!-->');
          if (status === 200) expect(html).not.toContain('"rendered":{"page":null');
          // The full header, not the fallback.
          expect(html).toContain('</header>');
          expect(html).toContain('Mapa do site');
          expect(getVisibleText(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).not.toBe('');
          const here = /<[^>]*aria-current="page"[^>]*>([^<]*)<\/span>/.exec(html);
          if (here) expect(here[1]?.trim()).not.toBe('');
          expect(renderArtefacts.exec(getVisibleText(html))?.[0]).toBeUndefined();
          expect(reported).not.toHaveBeenCalled();
        }),
        { numRuns: runs, seed },
      );
    });
  });
}
