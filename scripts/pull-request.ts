/**
 * `npm run pull-request -- --against https://…/senac-portal mf-psg …` prints a comment about the built releases of remotes as
 * Markdown: contract, API, sizes and changed pages, compared with a running portal. With `--preview pr-42`, and `PREVIEW_KEY` of the
 * portal's hosts, it adds the preview's link and, if a browser is installed, Lighthouse and screenshots (`--output FOLDER`).
 */
import './processes/exit-with-parent.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeApi } from '../api/src/http/describe-api.ts';
import { type ReleaseManifest, releaseManifest } from '../shared/platform/build.ts';
import { checkAgainst } from '../shared/platform/cli/check-against.ts';
import { createSignedLink } from '../shared/platform/cli/create-signed-link.ts';
import { readManifest } from '../shared/platform/cli/read-manifest.ts';
import { errorText } from '../shared/server-kit/error-text.ts';
import { findBrowser } from './checks/find-browser.ts';
import { type ApiDocument, compareApis } from './pull-request/compare-api.ts';
import { compareClaims } from './pull-request/compare-claims.ts';
import { compareSizes } from './pull-request/compare-sizes.ts';
import { findChangedPages } from './pull-request/find-changed-pages.ts';
import { type ComparedRemote, formatComment, type PullRequest } from './pull-request/format-comment.ts';
import {
  readActiveClaims,
  readActiveRelease,
  readApi,
  readBuiltClaims,
  readBuiltRelease,
} from './pull-request/read-releases.ts';

const root = join(import.meta.dirname, '..');
const usage = 'usage: npm run pull-request -- --against URL [--preview NAME] [--output FOLDER] REMOTE…';
/** Lighthouse takes half a minute for each. */
const MAX_COMPARED_PAGES = 4;
const DAY_MS = 86_400_000;

async function measurePages(
  portal: string,
  preview: PullRequest['preview'],
  paths: readonly string[],
  folder: string,
): Promise<PullRequest['pages']> {
  if (!preview) return 'Lighthouse and screenshots need a preview.';
  const browser = findBrowser(process.env);
  if (!browser) return 'No browser is installed: Lighthouse and screenshots are left out.';
  process.env.CHROMIUM_PATH = browser;
  // Loaded only here: without a browser its libraries are not needed.
  const { comparePages } = await import('../bench/compare-pages.ts');
  return comparePages({
    portal,
    link: preview.link,
    paths: paths.slice(0, MAX_COMPARED_PAGES),
    folder,
  }).catch((error: unknown) => `Lighthouse and screenshots failed: ${errorText(error)}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      against: { type: 'string' },
      preview: { type: 'string' },
      output: { type: 'string', default: join(root, '.cache/pull-request') },
    },
    allowPositionals: true,
  });
  const { against, preview: name, output: folder } = values;
  if (!against || positionals.length === 0) throw new Error(usage);
  const portal = against.replace(/\/+$/, '');
  const sources = positionals.map((remote) => join(root, remote, 'dist/portal.json'));
  const manifests: ReleaseManifest[] = await Promise.all(
    sources.map((source) => readManifest(source, releaseManifest)),
  );
  const [contract, api, own] = await Promise.all([
    checkAgainst(portal, sources),
    readApi(portal),
    describeApi(),
  ]);
  const remotes: ComparedRemote[] = [];
  for (const manifest of manifests) {
    const dist = join(root, manifest.name, 'dist');
    const active = await readActiveRelease(portal, manifest.name);
    const built = await readBuiltRelease(dist, manifest);
    const claims = await readActiveClaims(portal, manifest.name);
    remotes.push({
      name: manifest.name,
      version: manifest.version,
      claims: compareClaims(claims, await readBuiltClaims(dist, manifest)),
      sizes: compareSizes(active.files, built.files),
      pages: findChangedPages(active, built),
    });
  }
  const paths = remotes.flatMap(({ pages }) => pages);
  const until = Date.now() + 3 * DAY_MS;
  const preview = name ? { name, link: createSignedLink(portal, name, paths[0] ?? '/', until) } : null;
  const pages = await measurePages(portal, preview, paths, folder);
  const apiChanges = api && compareApis(api, own as unknown as ApiDocument);
  console.log(formatComment({ portal, remotes, contract, api: apiChanges, preview, pages, folder }));
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
