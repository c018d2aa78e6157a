import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { Settings } from '@portal/shared/contract/settings';
import { portalUrl } from '@portal/shared/format/portal-url';
import { shareImage } from '@portal/shared/format/share-image';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { type DocumentPart, htmlDocument } from '../pages/document.ts';
import { indexingOf } from '../pages/indexing.ts';
import { institutionData } from '../pages/institution-data.ts';
import { compress } from '../pages/page-body.ts';
import { sharedHead } from '../pages/shared-head.ts';
import type { RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import type { BrowserFile, InlineFile } from './inline-files.ts';
import type { MadePage } from './protocol.ts';

/** Beginning of the portal's paths. */
const BASE_PATH = '/senac-portal';

interface MakePageOptions {
  render: (input: RenderInput) => Promise<RenderOutput>;
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
export async function makePage(options: MakePageOptions): Promise<MadePage> {
  const { render, input, host, manifests, portalOrigin: origin, inlineFileAt, knownDigest } = options;
  const page = await render(input);
  if (page.kind === 'redirect') return page;
  const { head, status } = page;
  const { canonical, noindex } = status === 200 ? addressOf(options) : { canonical: null, noindex: true };
  const data = institutionAt(canonical, page.settings);
  const shared = sharedHead({ head, canonical, origin, noindex, data, icons: host.icons });
  const documentOf = { page, host, remotes: manifests, sharedHead: shared, inlineFileAt };
  const { parts, inline } = await htmlDocument(documentOf);
  const digest = digestOf(parts);
  return {
    kind: 'page',
    status,
    noindex,
    whole: page.whole,
    madeAt: page.madeAt,
    compressed: digest === knownDigest ? null : compress(Buffer.concat(parts.map(asBytes))),
    digest,
    faulty: page.faulty,
    inline,
  };
}

/** The address that search engines know the page by, and whether they are kept out. */
function addressOf({ input, manifests, portalOrigin }: MakePageOptions): {
  canonical: string | null;
  noindex: boolean;
} {
  // The plain shell stands for any address.
  if (input.part === 'shell') return { canonical: null, noindex: false };
  const { pathname, searchParams } = new URL(input.url);
  const path = pathname.slice(BASE_PATH.length) || '/';
  const indexing = indexingOf({ path, search: searchParams }, manifests, input.registry.allKnown);
  const isIndexed = indexing.kind === 'indexed' && portalOrigin !== null;
  return {
    canonical: isIndexed ? portalOrigin + BASE_PATH + indexing.address : null,
    noindex: indexing.kind === 'kept-out',
  };
}

/** The home page says whose portal it is. */
function institutionAt(canonical: string | null, settings: Settings | null): object | null {
  const url = portalUrl('/');
  if (url === null || settings === null || canonical !== url) return null;
  return institutionData({ settings, url, logo: shareImage(settings.logo) });
}

const asBytes = (part: DocumentPart): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

function digestOf(parts: readonly DocumentPart[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}
