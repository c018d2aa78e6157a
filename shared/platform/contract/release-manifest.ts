import * as z from 'zod/mini';
import { describesOwnPages, metadataByPath } from './page-metadata.ts';

/** Version of the contract between host and remotes; the host mounts only remotes built for it. */
export const CONTRACT_VERSION = 1;

const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** Access to the container of a remote built with other tooling. */
const container = z.object({
  /** A script that announces it in a global variable, or a module that is the container. */
  type: z.literal(['var', 'module']),
  global: z.string(),
  /** Module of its pages: route objects, or one component for all its paths. */
  pages: z.literal(['routes', 'App']),
});

/** Descriptor of a remote and its build output. File names are relative to `web/` (browser) and `server/`. */
const remoteManifest = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  team: z.string(),
  contract: z.number(),
  /** Hash of both builds: a change means a new release. */
  version: z.string(),
  /** Base path of the portal that it was built for; absent if the build fits any. */
  basePath: z.optional(z.string()),
  paths: z.array(z.string()),
  /** Search parameters that pages read, by path pattern; without this field, pages are rendered for every query. */
  search: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Search parameters of the canonical URL, by path pattern. */
  canonical: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Path patterns of the pages that search engines may index; without this field, all pages. */
  indexed: z.optional(z.array(z.string())),
  /** Menu entry by path pattern; unknown entries are ignored. */
  menu: z.optional(z.record(z.string(), z.string())),
  /** Titles, search terms and menu links of pages, by path. */
  metadata: z.optional(metadataByPath),
  /** Page name by path pattern; without this field, no page is preloaded. */
  pageNames: z.optional(z.record(z.string(), z.string())),
  entry: z.string(),
  /** Only for remotes built with other tooling; optional for this repository's. */
  container: z.optional(container),
  /** Files of the module with the routes. */
  routes: files,
  pages: z.record(z.string(), files),
  slots: z.record(z.string(), files),
  /** Slots that its pages mount; absent if that is unknown. */
  mounts: z.optional(z.array(z.string())),
  /**
   * Server container, one CommonJS file: its SHA-256 in hexadecimal, and what it exposes (`routes`, `slots/<slot>`,
   * `listing`). Null if only browsers render its pages.
   */
  server: z.nullable(z.object({ file: z.string(), sha256: z.string(), exposes: z.array(z.string()) })),
});

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Path of a file below `dist/`. Segments must not begin with a dot, so that none leaves the folder. */
const filePath = z.string().check(z.regex(/^(web|server)(\/[\w-][\w.-]*)+$/));
/** Path of a source map below `dist/`, such as `maps/main.js.map`. */
const mapPath = z.string().check(z.regex(/^maps(\/[\w-][\w.-]*)+\.map$/));
const builtFile = z.object({ sha256, size: z.int() });

/** Module that the host provides: its version and its export names, null for all. */
const offeredModule = z.object({ version: z.string(), names: z.nullable(z.array(z.string())) });
/** Module that a remote uses of the host: compatible versions, or the version it was built with, and used names. */
const usedModule = z.object({ range: z.string(), names: z.array(z.string()) });

const release = z.object({
  ...remoteManifest.shape,
  /** A host rejects signed releases whose commit is older than that of an earlier one. The time is ISO 8601. */
  commit: z.nullable(z.object({ id: z.string(), time: z.string() })),
  /** All files of the release; `size` is in bytes. */
  files: z.record(filePath, builtFile),
  /** Source maps of the scripts for browsers: stored with the release, but never served. */
  maps: z.optional(z.record(mapPath, builtFile)),
  shared: z.record(z.string(), usedModule),
});

/** Schema of `portal.json`, beside the remote's files: manifest, commit, files, and requirements on the host. */
export const releaseManifest = release.check(
  z.refine((manifest) => referredFiles(manifest).every((file) => file in manifest.files), {
    error: 'refers to a file that is not among its files',
  }),
  z.refine(describesOwnPages, {
    error: 'has metadata of a path that is not its own or has parameters, or a menu link without a menu',
  }),
);

/** Modules and contract that a host provides to remotes, in `dist/host.json`. */
export const hostFacts = z.object({
  contract: z.number(),
  /** Absent for a host that fits any. */
  basePath: z.optional(z.string()),
  shared: z.record(z.string(), offeredModule),
});

export type RemoteManifest = z.infer<typeof remoteManifest>;
export type BuiltFiles = z.infer<typeof files>;
export type Container = z.infer<typeof container>;
export type ReleaseManifest = z.infer<typeof release>;
export type HostFacts = z.infer<typeof hostFacts>;

/** Returns all files of a release with their hashes, those that are not served included. */
export const listStoredFiles = (
  release: Pick<ReleaseManifest, 'files' | 'maps'>,
): ReleaseManifest['files'] => ({
  ...release.files,
  ...release.maps,
});

/** Returns a release as browsers may know it, and a team's own host mounts it: without server code and source maps. */
export function toPublicManifest(manifest: ReleaseManifest): ReleaseManifest {
  const files = Object.entries(manifest.files).filter(([file]) => file.startsWith('web/'));
  return { ...manifest, server: null, maps: {}, files: Object.fromEntries(files) };
}

/** Returns the files that other fields of the manifest name, as in `files`. */
function referredFiles({ entry, routes, pages, slots, server }: ReleaseManifest): string[] {
  const groups = [routes, ...Object.values(pages), ...Object.values(slots)];
  const web = [entry, ...groups.flatMap(({ js, css }) => [...js, ...css])];
  return [...web.map((name) => `web/${name}`), ...(server ? [`server/${server.file}`] : [])];
}
