import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import * as z from 'zod';
import { MAX_MANIFEST_BYTES, readBytes } from './fetch-files.ts';
import { writeAtomically } from './write-atomically.ts';

/** URL without trailing slashes. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const version = z.string().min(1);
const size = z.number().positive();
const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const keys = z.union([z.string(), z.array(z.string()).min(1)]);

/** Maximum number of previews of a remote, so that they cannot fill the disk of every host. */
const MAX_PREVIEWS = 10;

/** Name of the host's own builds in the store. */
export const HOST_RELEASE = 'host';

/** Name of a preview, such as `pr-42`: part of URLs and of folders. */
const previewName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** Remote as listed in `registry.json`. */
const anyListing = z.strictObject({
  name,
  /** URL of its files; an environment variable may replace it. */
  url: address.optional(),
  /** Public key of the team, or several while it changes them. Releases must be signed with one of them. */
  key: keys.optional(),
  /** Further public keys for previews only: what they sign never becomes active. */
  previewKey: keys.optional(),
  /** The only release that may be active. */
  pin: version.optional(),
  /** Release for a percentage of visitors. */
  canary: z.strictObject({ version, percent: z.int().min(0).max(100) }).optional(),
  /** Releases for visitors with a preview's link, by its name: where each is served, and when it ends. */
  previews: z
    .record(previewName, z.strictObject({ url: address, until: z.iso.datetime() }))
    .refine((all) => Object.keys(all).length <= MAX_PREVIEWS, `at most ${MAX_PREVIEWS} previews`)
    .optional(),
  /** Maximum compressed size of a new release's browser files, in KiB. */
  budget: z
    .strictObject({ scripts: size.optional(), styles: size.optional(), total: size.optional() })
    .optional(),
  /** URL of a foreign remote's `mf-manifest.json`; this listing replaces its `portal.json`. */
  manifest: address.optional(),
  paths: z.array(z.string().min(1)).min(1).optional(),
  slots: z.array(name).optional(),
  team: z.string().min(1).optional(),
});

const remoteListing = anyListing
  .refine(({ manifest, paths }) => !manifest || paths, 'a manifest needs paths')
  .refine(
    ({ manifest, url, key, previewKey }) => !manifest || !(url || key || previewKey),
    'a manifest stands in place of url, and has no key',
  )
  .refine(
    ({ key = [], previewKey = [] }) => ![key].flat().some((each) => [previewKey].flat().includes(each)),
    'previewKey must not be a key of releases',
  )
  .refine(
    ({ manifest, paths, slots, team }) => manifest || !(paths || slots || team),
    'paths, slots and team are those of a manifest',
  );

/** `registry.json`, in order of precedence. */
export const remoteListings = z
  .array(remoteListing)
  .refine((all) => all.every((each) => each.name !== HOST_RELEASE), 'no remote may be named host')
  .refine((all) => new Set(all.map((each) => each.name)).size === all.length, 'a remote is listed twice');

export type RemoteListing = z.infer<typeof remoteListing>;

/** Listed remote with the URL of its folder or manifest. */
export type LocatedRemote = RemoteListing & { url: string };

/** Listed remote that was built with other tooling. */
export type ForeignRemote = LocatedRemote & Required<Pick<RemoteListing, 'manifest' | 'paths'>>;

/** Returns the public keys of a remote's team; empty if releases need no signature. */
export const getKeys = ({ key = [] }: Pick<RemoteListing, 'key'>): readonly string[] => [key].flat();

export const isForeign = (listing: LocatedRemote): listing is ForeignRemote => listing.manifest !== undefined;

/** Returns the listed remotes with their URLs: those of variables such as `MF_COURSES_URL`, or of the registry. */
export function locateRemotes(registry: unknown, env: NodeJS.ProcessEnv): LocatedRemote[] {
  return parseOrThrow(remoteListings, registry, 'the registry').map((listing) => {
    const variable = `${listing.name.toUpperCase().replaceAll('-', '_')}_URL`;
    const url = env[variable] ? address.safeParse(env[variable]).data : (listing.manifest ?? listing.url);
    if (!url) throw new Error(`${variable} must be the http(s) address of ${listing.name}`);
    return { ...listing, url };
  });
}

/** Releases that a remote announces: for all visitors, or for those of a preview. */
export interface Track {
  /** Identifies its record. */
  id: string;
  name: string;
  /** Preview with the timestamp at which it ends: one or more remotes with another release. */
  preview: { name: string; until: number } | null;
  /** Where it is served, and the keys that may sign it. A preview has neither a pin nor a canary. */
  listing: LocatedRemote;
}

/** Returns the tracks of all remotes, in their order. A preview of several remotes ends with the last of them. */
export function listTracks(listings: readonly LocatedRemote[], now: number): Track[] {
  const ends = new Map<string, number>();
  for (const [preview, { until }] of listings.flatMap(({ previews = {} }) => Object.entries(previews)))
    ends.set(preview, Math.max(ends.get(preview) ?? 0, Date.parse(until)));
  return listings.flatMap((listing): Track[] => {
    const { name, previews = {}, pin: _pin, canary: _canary, previewKey = [], ...rest } = listing;
    const key = [...getKeys(rest), ...[previewKey].flat()];
    const previewed = Object.entries(previews)
      .filter(([, { until }]) => Date.parse(until) > now)
      .map(([preview, { url }]) => ({
        id: `${name}.${preview}`,
        name,
        preview: { name: preview, until: ends.get(preview) ?? 0 },
        listing: { ...rest, name, url, ...(key.length > 0 && { key }) },
      }));
    return [{ id: name, name, preview: null, listing }, ...previewed];
  });
}

/** Timeout of a registry on another server. */
const RESPONSE_TIMEOUT_MS = 2_000;

interface RegistryOptions {
  /** Path or URL of `registry.json`. */
  source: string;
  env: NodeJS.ProcessEnv;
  /** Folder of a copy, for a start while the registry is unreachable. */
  folder: string;
}

/** Opens the registry. @throws Error with one line if there is neither a registry nor a copy */
export async function openRegistry({ source, env, folder }: RegistryOptions) {
  const copy = path.join(folder, 'registry.json');
  const isAddress = /^https?:/.test(source);
  let text = '';
  let remotes: LocatedRemote[] = [];
  let lastError: string | null = null;

  async function read(): Promise<void> {
    const next = isAddress
      ? (await readBytes(source, MAX_MANIFEST_BYTES, AbortSignal.timeout(RESPONSE_TIMEOUT_MS))).toString()
      : await readFile(source, 'utf8');
    if (next === text) return;
    remotes = locateRemotes(JSON.parse(next), env);
    text = next;
    // Only the next start needs the copy: if it cannot be written, this process continues.
    if (isAddress)
      await writeAtomically(copy, text).catch((error) =>
        console.warn(`the registry is not copied (${errorText(error)})`),
      );
  }

  await read().catch(async (error: unknown) => {
    const kept = isAddress ? await readFile(copy, 'utf8').catch(() => null) : null;
    if (kept === null) throw error;
    console.warn('the registry cannot be read: its copy is used');
    remotes = locateRemotes(JSON.parse(kept), env);
  });
  return {
    remotes: (): readonly LocatedRemote[] => remotes,
    /** Reads the registry again; if it is unreadable or invalid, the remotes stay. Never rejects. */
    async refresh(): Promise<void> {
      const message = await read().then(() => null, errorText);
      if (message !== lastError)
        console.warn(message ? `the registry stays as it was (${message})` : 'the registry is back');
      lastError = message;
    },
  };
}
