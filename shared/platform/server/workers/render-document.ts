import { createHash } from 'node:crypto';
import { stripBasePath } from '../../app/portal-app.ts';
import type { HostManifest } from '../../build/write-manifest.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import { type DocumentPart, htmlDocument } from '../pages/document.ts';
import { indexingOf } from '../pages/indexing.ts';
import { compress } from '../pages/page-body.ts';
import type { RenderedPortal, RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import type { BrowserFile, InlineFile } from './inline-files.ts';
import type { WorkerPage } from './protocol.ts';

/** What the head of a document says besides what the page says of itself, as HTML. */
export type HeadOf = (page: {
  /** What the page says of itself, as HTML. */
  head: string;
  /** Full address of the page for search engines; null where it has none. */
  canonical: string | null;
  /** Origin under which people reach the portal; null where it is not known. */
  origin: string | null;
  /** Whether search engines are kept out. */
  noindex: boolean;
  icons: HostManifest['icons'];
  /** As `headData` of the portal gave it. */
  data: unknown;
}) => string;

interface MakePageOptions<Portal> {
  portal: Portal & Pick<RenderedPortal, 'basePath'> & { head: HeadOf };
  /** Of the document (BCP 47). */
  language: string;
  render: (portal: Portal, input: RenderInput) => Promise<RenderOutput>;
  input: RenderInput;
  host: HostManifest;
  manifests: readonly RemoteManifest[];
  /** Origin under which people reach the portal, or null when it was not told. */
  portalOrigin: string | null;
  /** Null for a file that the browser has to ask for. */
  inlineFileAt: (file: BrowserFile) => Promise<InlineFile | null>;
  /** Digest of the document that is at hand already. */
  knownDigest?: string;
}

/** Renders a page and puts its document together. */
export async function renderDocument<Portal>(options: MakePageOptions<Portal>): Promise<WorkerPage> {
  const { portal, language, render, input, host, manifests, portalOrigin, inlineFileAt, knownDigest } =
    options;
  const { basePath } = portal;
  const page = await render(portal, input);
  if (page.kind === 'redirect') return page;
  const { head, status, headData: data } = page;
  const { canonical, noindex } = status === 200 ? addressOf(options) : { canonical: null, noindex: true };
  const sharedHead = portal.head({ head, canonical, origin: portalOrigin, noindex, data, icons: host.icons });
  const documentOf = { page, host, remotes: manifests, sharedHead, inlineFileAt, basePath, language };
  const { parts, inline } = await htmlDocument(documentOf);
  const digest = digestOf(parts);
  return {
    kind: 'page',
    status,
    noindex,
    complete: page.complete,
    renderedAt: page.renderedAt,
    compressed: digest === knownDigest ? null : compress(Buffer.concat(parts.map(asBytes))),
    digest,
    faulty: page.faulty,
    inline,
  };
}

/** The address that search engines know the page by, and whether they are kept out. */
function addressOf<Portal>({ portal, input, manifests, portalOrigin }: MakePageOptions<Portal>): {
  canonical: string | null;
  noindex: boolean;
} {
  // The plain shell stands for any address.
  if (input.part === 'shell') return { canonical: null, noindex: false };
  const { pathname, searchParams } = new URL(input.url);
  const { basePath } = portal;
  const path = stripBasePath(basePath, pathname);
  const indexing = indexingOf({ path, search: searchParams }, manifests, input.registry.allKnown);
  const isIndexed = indexing.kind === 'indexed' && portalOrigin !== null;
  return {
    canonical: isIndexed ? portalOrigin + basePath + indexing.address : null,
    noindex: indexing.kind === 'kept-out',
  };
}

const asBytes = (part: DocumentPart): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

function digestOf(parts: readonly DocumentPart[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}
