import { createHash } from 'node:crypto';
import type { HostManifest } from '../../build/host-build.ts';
import { releaseKey } from '../../contract/names.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import { type DocumentPart, htmlDocument } from '../pages/document.ts';
import { compress } from '../pages/page-body.ts';
import type { RenderedPortal, RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import type { BrowserFile, InlineFile } from './inline-files.ts';
import type { WorkerPage } from './protocol.ts';

/** Returns HTML for the head, in addition to that of the page. */
export type HeadOf = (page: {
  /** HTML that the page adds to the head. */
  head: string;
  /** Full URL for search engines, or null. */
  canonical: string | null;
  /** Public origin of the portal; null if it is not configured. */
  origin: string | null;
  noindex: boolean;
  icons: HostManifest['icons'];
  /** Result of the portal's `headData`. */
  data: unknown;
}) => string;

interface RenderDocumentOptions<Portal> {
  portal: Portal & Pick<RenderedPortal, 'basePath'> & { head: HeadOf };
  /** BCP 47. */
  language: string;
  render: (portal: Portal, input: RenderInput) => Promise<RenderOutput>;
  input: RenderInput;
  host: HostManifest;
  manifests: readonly RemoteManifest[];
  /** Public origin of the portal, or null if it is not configured. */
  portalOrigin: string | null;
  /** Path and query for search engines, or null. */
  canonical: string | null;
  /** Whether search engines are excluded. */
  noindex: boolean;
  /** Returns null for a file that the browser has to request. */
  inlineFileAt: (file: BrowserFile) => Promise<InlineFile | null>;
  /** Digest of the host's copy of the document. */
  knownDigest?: string;
}

/** Renders a page and its document. */
export async function renderDocument<Portal>(options: RenderDocumentOptions<Portal>): Promise<WorkerPage> {
  const { portal, language, render, input, host, manifests, portalOrigin, inlineFileAt, knownDigest } =
    options;
  const { basePath } = portal;
  const startedAt = performance.now();
  const page = await render(portal, input);
  if (page.kind === 'redirect') return page;
  const { head, status, headData: data } = page;
  // Nothing but a found page is for search engines.
  const noindex = status !== 200 || options.noindex;
  const isIndexed = status === 200 && portalOrigin !== null && options.canonical !== null;
  const canonical = isIndexed ? portalOrigin + options.canonical : null;
  const sharedHead = portal.head({ head, canonical, origin: portalOrigin, noindex, data, icons: host.icons });
  const documentInput = { page, host, remotes: manifests, sharedHead, inlineFileAt, basePath, language };
  const { parts, inline } = await htmlDocument(documentInput);
  const digest = computeDigest(parts);
  return {
    kind: 'page',
    status,
    noindex,
    complete: page.complete,
    renderedAt: page.renderedAt,
    renderMs: Math.round(performance.now() - startedAt),
    madeFrom: listReleases(page.used, host, manifests),
    compressed: digest === knownDigest ? null : compress(Buffer.concat(parts.map(toBytes))),
    digest,
    faulty: page.faulty,
    errors: page.errors,
    inline,
  };
}

/** Lists host and releases as `name@version`, that of the page's owner first. */
function listReleases(
  { remote, slots }: Extract<RenderOutput, { kind: 'page' }>['used'],
  { version, js }: Pick<HostManifest, 'version' | 'js'>,
  manifests: readonly RemoteManifest[],
): string {
  const isUsed = (manifest: RemoteManifest) => slots.some((slot) => slot in manifest.slots);
  const owner = manifests.filter(({ name }) => name === remote);
  const others = manifests.filter((manifest) => manifest.name !== remote && isUsed(manifest));
  // The version is that of the sources; builds differ by the hash of the first script.
  const build = /\.([0-9a-f]{8})\.js$/.exec(js[0] ?? '')?.[1];
  const host = `host@${build ? `${version}-${build}` : version}`;
  return [...[...owner, ...others].map(releaseKey), host].join(', ');
}

const toBytes = (part: DocumentPart): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

function computeDigest(parts: readonly DocumentPart[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}
