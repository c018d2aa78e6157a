import { hash } from 'node:crypto';
import { BOOT_ID, ROOT_ID, SCRIPTS_ID } from '../../app/boot-data.ts';
import type { HostManifest } from '../../build/host-build.ts';
import { getPlatformPaths, type PlatformPaths, releaseKey } from '../../contract/names.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import { compress } from '../pages/page-body.ts';
import type { RenderOutput } from '../rendering/render-page.tsx';
import type { PageTask, ProcessPage, ProcessSettings } from './protocol.ts';

type Page = Extract<RenderOutput, { kind: 'page' }>;

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
  data: unknown;
}) => string;

interface DocumentOptions
  extends Pick<PageTask, 'canonical' | 'noindex' | 'knownDigest'>,
    Pick<ProcessSettings, 'language' | 'host' | 'portalOrigin'> {
  portal: { basePath: string; head: HeadOf };
  manifests: readonly RemoteManifest[];
  inlineFileAt: ReturnType<typeof createInlineFiles>;
  /** Monotonic timestamp at which the rendering started. */
  startedAt: number;
}

/** Long parts remain bytes: joining them into one string would only be discarded. */
type DocumentPart = string | Uint8Array;

interface Part {
  address: string;
  /** Null for a file that the browser has to request. */
  inline: InlineFile | null;
}

/**
 * Creates the document of a rendered page. Files for the first paint are inline: the page's style sheets and the host's
 * early script, allowed by their hashes. The other scripts are preloaded, and wait in a template at the end, which the
 * early script activates (`startScripts`).
 */
export async function createDocument(page: Page, options: DocumentOptions): Promise<ProcessPage> {
  const { portal, language, host, manifests, portalOrigin: origin, inlineFileAt, startedAt } = options;
  const { head, status, headData: data } = page;
  // Nothing but a found page is for search engines.
  const noindex = status !== 200 || options.noindex;
  const isIndexed = status === 200 && origin !== null && options.canonical !== null;
  const canonical = isIndexed ? origin + options.canonical : null;
  const sharedHead = portal.head({ head, canonical, origin, noindex, data, icons: host.icons });
  const addresses = getPlatformPaths(portal.basePath);
  const used = listUsed(page.used, manifests);
  const files = listFiles(page, used, addresses);
  const toHostFile = (file: string): BrowserFile => ({ owner: null, file });
  const [early, styles] = await Promise.all([
    Promise.all(host.early.map(toHostFile).map(inlineFileAt)),
    Promise.all([...host.css.map(toHostFile), ...files.css].map(inlineFileAt)),
  ]);
  const { urgent, rest } = splitPreloads(page.head);
  const parts = [
    `<!doctype html><html lang="${language}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    urgent,
    rest,
    sharedHead,
    // Must run before the first paint: a cached page does not contain the visitor's settings.
    ...early.flatMap(renderEarlyScript),
    ...host.fonts.map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addresses.assets}${name}">`,
    ),
    // Low priority: content, with its images and fonts, loads before the scripts that hydrate it.
    ...[...host.js.map((name) => addresses.assets + name), ...files.js].map(
      (address) => `<link rel="preload" as="script" fetchpriority="low" href="${address}">`,
    ),
    ...files.modules.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    ...styles.flatMap(renderStyleSheet),
    `</head><body><div id="${ROOT_ID}">`,
    page.html,
    `</div><script type="application/json" id="${BOOT_ID}">`,
    JSON.stringify(page.boot).replaceAll('<', '\\u003c'),
    `</script><template id="${SCRIPTS_ID}">`,
    ...host.js.map((name) => `<script defer src="${addresses.assets}${name}"></script>`),
    '</template></body></html>',
  ];
  const html = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const digest = hash('sha256', html, 'base64url').slice(0, 22);
  const { complete, renderedAt, faulty } = page;
  return {
    kind: 'page',
    ...{ status, noindex, complete, renderedAt, faulty, digest },
    renderMs: Math.round(performance.now() - startedAt),
    madeFrom: [...used.map(releaseKey), describeHost(host)].join(', '),
    compressed: digest === options.knownDigest ? null : compress(html),
    inline: { styles: listHashes(styles), scripts: listHashes(early) },
  };
}

const listHashes = (parts: readonly Part[]): string[] => parts.flatMap(({ inline }) => inline?.hash ?? []);

const renderEarlyScript = ({ address, inline }: Part): DocumentPart[] =>
  inline ? ['<script>', inline.bytes, '</script>'] : [`<script src="${address}"></script>`];

/**
 * The link shows the remote's runtime, which checks before it loads a style sheet, that these rules are present. With
 * another type it is never fetched; Chromium 150 fetches disabled ones.
 */
const renderStyleSheet = ({ address, inline }: Part): DocumentPart[] =>
  inline
    ? ['<style>', inline.bytes, `</style><link rel="stylesheet" href="${address}" type="text/plain">`]
    : [`<link rel="stylesheet" href="${address}">`];

/** React preloads a page's first images in any order: only the urgent one precedes everything else. */
function splitPreloads(head: string): { urgent: string; rest: string } {
  const preload = /<link rel="preload" as="image"[^>]*>/g;
  const urgent = (head.match(preload) ?? []).filter((link) => /fetchpriority="high"/i.test(link));
  return { urgent: urgent.join(''), rest: head.replace(preload, '') };
}

/** Lists the remotes that a page shows, its owner first. */
function listUsed({ remote, slots }: Page['used'], manifests: readonly RemoteManifest[]): RemoteManifest[] {
  const owner = manifests.filter(({ name }) => name === remote);
  const others = manifests.filter(
    (manifest) => manifest.name !== remote && slots.some((slot) => slot in manifest.slots),
  );
  return [...owner, ...others];
}

/** Lists the files of a page's remotes without duplicates. Scripts are paths on the portal's origin. */
function listFiles({ used, boot }: Page, remotes: readonly RemoteManifest[], { filesOf }: PlatformPaths) {
  const js = new Set<string>();
  const modules = new Set<string>();
  const css: BrowserFile[] = [];
  for (const manifest of remotes) {
    const { name } = manifest;
    const pages = used.pages.flatMap((page) => manifest.pages[page] ?? []);
    const parts = [
      ...(name === used.remote ? [manifest.routes, ...pages] : []),
      ...used.slots.flatMap((slot) => manifest.slots[slot] ?? []),
    ];
    const base = filesOf(name);
    const scripts = manifest.container?.type === 'module' ? modules : js;
    scripts.add(boot.registry.remotes.find((entry) => entry.name === name)?.entry ?? base + manifest.entry);
    for (const file of parts.flatMap((part) => part.js)) scripts.add(base + file);
    const sheets = new Set(parts.flatMap((part) => part.css));
    css.push(...[...sheets].map((file) => ({ owner: name, file })));
  }
  return { js: [...js], modules: [...modules], css };
}

/** The version is that of the sources; builds differ by the hash of the first script. */
function describeHost({ version, js }: HostManifest): string {
  const build = /\.([0-9a-f]{8})\.js$/.exec(js[0] ?? '')?.[1];
  return `host@${build ? `${version}-${build}` : version}`;
}

/** Browser file of a remote, or of the host without an owner. */
interface BrowserFile {
  owner: string | null;
  file: string;
}

/** Escapes tags, which would end the element even within a string, where the backslash changes nothing. */
const escapeTags = (text: string): string => text.replace(/<(\/?(?:style|script))/gi, '<\\$1');

/** Makes the relative URLs of a style sheet absolute: inline, they would be relative to the page. */
export const withAbsoluteUrls = (css: string, address: string): string =>
  css.replace(/url\(\s*(["']?)(?![a-z][\w+.-]*:|[/#"'])([^"')]+)\1\s*\)/gi, (_, quote, url) => {
    const { pathname, search, hash: fragment } = new URL(url, `http://portal.invalid${address}`);
    return `url(${quote}${pathname}${search}${fragment}${quote})`;
  });

type InlineFile = ReturnType<typeof inlineFile>;

/** Returns a style sheet or script for a page, with its hash for the content security policy. */
export function inlineFile(content: string) {
  const bytes = Buffer.from(escapeTags(content));
  return { bytes, hash: `sha256-${hash('sha256', bytes, 'base64')}` };
}

/**
 * Returns the parts of pages by their files, and caches them in this process, which renders one release of each remote.
 * @param read returns the text of a file of a remote, or of the host, or null if it is not available
 */
export function createInlineFiles(
  { assets, filesOf }: PlatformPaths,
  read: (remote: string | null, file: string) => Promise<string | null>,
) {
  const files = new Map<string, InlineFile>();
  return async ({ owner, file }: BrowserFile): Promise<Part> => {
    const address = (owner === null ? assets : filesOf(owner)) + file;
    const known = files.get(address);
    if (known) return { address, inline: known };
    const content = await read(owner, owner === null ? file : `web/${file}`).catch(() => null);
    if (content === null) return { address, inline: null };
    const inline = inlineFile(file.endsWith('.css') ? withAbsoluteUrls(content, address) : content);
    files.set(address, inline);
    return { address, inline };
  };
}
