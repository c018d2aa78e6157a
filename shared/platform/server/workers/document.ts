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
  /** Result of the portal's `headData`. */
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
  const files = listFiles(page, manifests, addresses);
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
  const html = Buffer.concat(parts.map(toBytes));
  const digest = hash('sha256', html, 'base64url').slice(0, 22);
  const { complete, renderedAt, faulty, used } = page;
  return {
    kind: 'page',
    ...{ status, noindex, complete, renderedAt, faulty, digest },
    renderMs: Math.round(performance.now() - startedAt),
    madeFrom: listReleases(used, host, manifests),
    compressed: digest === options.knownDigest ? null : compress(html),
    inline: { styles: listHashes(styles), scripts: listHashes(early) },
  };
}

const toBytes = (part: DocumentPart): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

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

/**
 * React preloads a page's first images in any order. Only the urgent one precedes everything else; the browser finds
 * logos in the HTML.
 */
function splitPreloads(head: string): { urgent: string; rest: string } {
  const preload = /<link rel="preload" as="image"[^>]*>/g;
  const urgent = (head.match(preload) ?? []).filter((link) => /fetchpriority="high"/i.test(link));
  return { urgent: urgent.join(''), rest: head.replace(preload, '') };
}

/**
 * Lists the files of the page's remotes without duplicates, those of the page's owner first. Scripts are paths on the
 * portal's origin.
 */
function listFiles(
  page: Page,
  remotes: readonly RemoteManifest[],
  { filesOf }: PlatformPaths,
): { js: string[]; modules: string[]; css: BrowserFile[] } {
  const { used, boot } = page;
  const ownerFirst = remotes.toSorted(
    (one, other) => Number(other.name === used.remote) - Number(one.name === used.remote),
  );
  const js = new Set<string>();
  const modules = new Set<string>();
  const css: BrowserFile[] = [];
  for (const manifest of ownerFirst) {
    const { name } = manifest;
    const owns = name === used.remote;
    const slots = used.slots.filter((slot) => slot in manifest.slots);
    if (!owns && slots.length === 0) continue;
    const parts = [
      ...(owns ? [manifest.routes, ...used.pages.flatMap((page) => manifest.pages[page] ?? [])] : []),
      ...slots.flatMap((slot) => manifest.slots[slot] ?? []),
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

/** Lists host and releases as `name@version`, that of the page's owner first. */
function listReleases(
  { remote, slots }: Page['used'],
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

/** Style sheet or script that a page contains inline. */
interface InlineFile {
  /** UTF-8. */
  bytes: Buffer;
  /** Hash for a content security policy. */
  hash: string;
}

interface BrowserFile {
  /** Name of the file's remote; null for the host. */
  owner: string | null;
  /** Name in the folder of browser files. */
  file: string;
}

/**
 * Escapes tags, which would end the element even within a string. In both languages the backslash changes nothing
 * there.
 */
const escapeTags = (text: string): string => text.replace(/<(\/?(?:style|script))/gi, '<\\$1');

/**
 * Makes relative URLs of a style sheet absolute, as builds of other tooling contain them: inline, they would be relative
 * to the page.
 * @param address path of the style sheet
 */
export const withAbsoluteUrls = (css: string, address: string): string =>
  css.replace(/url\(\s*(["']?)(?![a-z][\w+.-]*:|[/#"'])([^"')]+)\1\s*\)/gi, (_, quote, url) => {
    const { pathname, search, hash: fragment } = new URL(url, `http://portal.invalid${address}`);
    return `url(${quote}${pathname}${search}${fragment}${quote})`;
  });

export function inlineFile(content: string): InlineFile {
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
