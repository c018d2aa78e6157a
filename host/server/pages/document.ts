import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { BOOT_ID, ROOT_ID } from '../../src/app/boot-data.ts';
import type { Preferences } from '../../src/shell/preferences/preferences.ts';
import { filesOf } from '../registry/releases.ts';
import type { RenderOutput } from '../rendering/render-contract.ts';

interface DocumentInput {
  page: Extract<RenderOutput, { kind: 'page' }>;
  host: HostManifest;
  remotes: readonly RemoteManifest[];
  /** What the head says besides what the page says of itself. */
  sharedHead: string;
}

const START = '<!doctype html><html lang="pt-BR"';
const ASSETS = '/senac-portal/assets/';

/**
 * The whole document. Scripts are classic and deferred; what the page will need is asked for at once, in the
 * head, so that nothing is discovered late. No inline script: the boot data is a block of JSON.
 */
export function htmlDocument({ page, host, remotes, sharedHead }: DocumentInput): string {
  const files = usedFiles(page, remotes);
  return [
    `${START}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    sharedHead,
    // Before anything is painted: a page out of a shared cache knows nothing of the visitor's choices.
    ...host.early.map((name) => `<script src="${ASSETS}${name}"></script>`),
    ...host.fonts.map(
      (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${ASSETS}${name}">`,
    ),
    ...host.css.map((name) => stylesheet(ASSETS + name)),
    ...files.css.map(stylesheet),
    // What is read comes before what makes it answer to clicks: scripts give way to style sheets and fonts.
    ...host.js.map((name) => `<script defer fetchpriority="low" src="${ASSETS}${name}"></script>`),
    ...files.js.map((name) => `<link rel="preload" as="script" fetchpriority="low" href="${name}">`),
    `</head><body><div id="${ROOT_ID}">`,
    page.html,
    `</div><script type="application/json" id="${BOOT_ID}">`,
    JSON.stringify(page.boot).replaceAll('<', '\\u003c'),
    '</script></body></html>',
  ].join('');
}

/** The same document with the visitor's choices, known values both, as the shell's styles look for them. */
export function withPreferences(html: Buffer, { theme, scale }: Preferences): Buffer {
  const attributes = `${theme ? ` data-theme="${theme}"` : ''}${scale ? ` data-scale="${scale}"` : ''}`;
  return attributes ? Buffer.concat([Buffer.from(START + attributes), html.subarray(START.length)]) : html;
}

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;

/** Files of the remotes that the page is made of, each once, as addresses on the portal's origin. */
function usedFiles(
  page: DocumentInput['page'],
  remotes: readonly RemoteManifest[],
): { js: string[]; css: string[] } {
  const { used, boot } = page;
  const js = new Set<string>();
  const css = new Set<string>();
  for (const manifest of remotes) {
    const owns = manifest.name === used.remote;
    const slots = used.slots.filter((slot) => slot in manifest.slots);
    if (!owns && slots.length === 0) continue;
    const parts = [
      ...(owns ? [manifest.routes, ...used.pages.flatMap((name) => manifest.pages[name] ?? [])] : []),
      ...slots.flatMap((slot) => manifest.slots[slot] ?? []),
    ];
    const base = filesOf(manifest.name);
    js.add(
      boot.registry.remotes.find((entry) => entry.name === manifest.name)?.entry ?? base + manifest.entry,
    );
    for (const part of parts) {
      for (const name of part.js) js.add(base + name);
      for (const name of part.css) css.add(base + name);
    }
  }
  return { js: [...js], css: [...css] };
}
