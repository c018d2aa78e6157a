import { BOOT_ID, ROOT_ID, SCRIPTS_ID } from '../../app/boot-data.ts';
import type { HostManifest } from '../../build/host-build.ts';
import { getPlatformPaths, type PlatformPaths } from '../../contract/names.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { RenderOutput } from '../rendering/render-contract.ts';
import type { BrowserFile, InlineFile } from '../workers/inline-files.ts';
import type { InlineHashes } from '../workers/protocol.ts';

interface DocumentInput {
  page: Extract<RenderOutput, { kind: 'page' }>;
  host: HostManifest;
  remotes: readonly RemoteManifest[];
  /** Returns null for a file that the browser has to request. */
  inlineFileAt: (file: BrowserFile) => Promise<InlineFile | null>;
  /** HTML for the head of every page. */
  sharedHead: string;
  basePath: string;
  language: string;
}

/** Long parts remain bytes: joining them into one string would only be discarded. */
export type DocumentPart = string | Uint8Array;

interface Part {
  address: string;
  inline: InlineFile | null;
}

/**
 * Renders the document. Files for the first paint are inline: the page's style sheets and the host's early script,
 * allowed by their hashes. The other scripts are preloaded, and wait in a template at the end, which the early script
 * activates (`startScripts`).
 */
export async function htmlDocument({
  page,
  host,
  remotes,
  sharedHead,
  inlineFileAt,
  basePath,
  language,
}: DocumentInput): Promise<{ parts: DocumentPart[]; inline: InlineHashes }> {
  const addresses = getPlatformPaths(basePath);
  const files = listFiles(page, remotes, addresses);
  const toPart = async (file: BrowserFile): Promise<Part> => ({
    address: getPath(file, addresses),
    inline: await inlineFileAt(file),
  });
  const toHostFile = (file: string): BrowserFile => ({ owner: null, file });
  const [early, styles] = await Promise.all([
    Promise.all(host.early.map(toHostFile).map(toPart)),
    Promise.all([...host.css.map(toHostFile), ...files.css].map(toPart)),
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
  return { parts, inline: { styles: listHashes(styles), scripts: listHashes(early) } };
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

/**
 * React preloads a page's first images in any order. Only the urgent one precedes everything else; the browser finds
 * logos in the HTML.
 */
function splitPreloads(head: string): { urgent: string; rest: string } {
  const preload = /<link rel="preload" as="image"[^>]*>/g;
  const urgent = (head.match(preload) ?? []).filter((link) => /fetchpriority="high"/i.test(link));
  return { urgent: urgent.join(''), rest: head.replace(preload, '') };
}

const getPath = ({ owner, file }: BrowserFile, { assets, filesOf }: PlatformPaths): string =>
  (owner === null ? assets : filesOf(owner)) + file;

/**
 * Lists the files of the page's remotes without duplicates, those of the page's owner first. Scripts are paths on the
 * portal's origin.
 */
function listFiles(
  page: DocumentInput['page'],
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
