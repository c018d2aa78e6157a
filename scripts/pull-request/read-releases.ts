import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '../../shared/platform/build.ts';
import { fetchText, fetchTextIfFound } from '../../shared/platform/cli/fetch-text.ts';
import type { ApiDocument } from './compare-api.ts';
import type { Claims } from './compare-claims.ts';
import type { ReleaseFile } from './compare-sizes.ts';
import type { ComparedRelease } from './find-changed-pages.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Files of the pages of active releases, as a portal lists them (`page-files.json`). */
interface PageFiles {
  name: string;
  base: string;
  common: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
}

/** Returns a file name without its content hash: the same file in two releases. */
const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');

/** Removes the digest of the release and the hashes of other files. */
const withoutDigests = (text: string): string => text.replaceAll(/[0-9a-f]{8}/g, '');

async function compareBy(
  common: readonly string[],
  pages: PageFiles['pages'],
  read: (file: string) => Promise<ReleaseFile | null>,
): Promise<ComparedRelease> {
  const files = new Map<string, ReleaseFile>();
  for (const name of new Set([...common, ...Object.values(pages).flat()])) {
    const file = await read(name);
    if (file) files.set(withoutHash(name), file);
  }
  const named = Object.entries(pages).map(([pattern, names]) => [pattern, names.map(withoutHash)]);
  return { files, pages: Object.fromEntries(named) };
}

/** Reads the active release of a remote. @param portal base URL of the portal */
export async function readActiveRelease(portal: string, name: string): Promise<ComparedRelease> {
  const all: PageFiles[] = JSON.parse(await fetchText(`${portal}/page-files.json`));
  const { base, common, pages } = all.find((each) => each.name === name) ?? {
    base: '',
    common: [],
    pages: {},
  };
  return compareBy(common, pages, async (file) => {
    const response = await fetch(new URL(base + file, portal), {
      headers: { 'accept-encoding': 'br' },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const size = Number(response.headers.get('content-length'));
    return { size, content: withoutDigests(await response.text()) };
  });
}

/** Reads a built release. @param folder that of `portal.json` */
export function readBuiltRelease(
  folder: string,
  { entry, routes, pages, pageNames = {}, files }: ReleaseManifest,
): Promise<ComparedRelease> {
  const filesByPath = Object.entries(pageNames).map(([pattern, page]) => [
    pattern,
    [...(pages[page]?.js ?? []), ...(pages[page]?.css ?? [])],
  ]);
  return compareBy([entry, ...routes.js], Object.fromEntries(filesByPath), async (file) => {
    const described = files[`web/${file}.br`] ?? files[`web/${file}`];
    const content = withoutDigests(await readFile(join(folder, 'web', file), 'utf8'));
    return { size: described?.size ?? 0, content };
  });
}

/** Reads the paths and slots of a remote's active release. @param portal base URL of the portal */
export async function readActiveClaims(portal: string, name: string): Promise<Claims> {
  const { remotes }: { remotes: (Claims & { name: string })[] } = JSON.parse(
    await fetchText(`${portal}/registry.json`),
  );
  const { paths = [], slots = [] } = remotes.find((each) => each.name === name) ?? {};
  const slotTypes = await fetchTextIfFound(`${portal}/remotes/${name}/web/slots.d.ts`);
  return { paths, slots, slotTypes: slotTypes ?? '' };
}

/** Reads the paths and slots of a built release. @param folder that of `portal.json` */
export async function readBuiltClaims(folder: string, { paths, slots }: ReleaseManifest): Promise<Claims> {
  const slotTypes = await readFile(join(folder, 'web/slots.d.ts'), 'utf8').catch(() => '');
  return { paths, slots: Object.keys(slots), slotTypes };
}

/** Reads the OpenAPI document of a portal's API; null if its server has none. */
export async function readApi(portal: string): Promise<ApiDocument | null> {
  const text = await fetchTextIfFound(new URL('/api/v1/openapi.json', portal).href).catch(() => null);
  return text === null ? null : (JSON.parse(text) as ApiDocument);
}
