import * as z from 'zod/mini';

const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** How the container of a remote that other tooling has built is reached. */
const container = z.object({
  /** A script that announces it by a global variable, or a module that is it. */
  type: z.literal(['var', 'module']),
  global: z.string(),
  /** Module of its pages: route objects, or one component for all its paths. */
  pages: z.literal(['routes', 'App']),
});

/**
 * What pages are made from: the descriptor of a remote plus what was built. File names are relative to `web/` (browser)
 * and `server/`.
 */
const remoteManifest = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  team: z.string(),
  contract: z.number(),
  /** Hash of both builds: a change means a new release. */
  version: z.string(),
  paths: z.array(z.string()),
  /** Search parameters that pages read, by path pattern; a remote that does not say is rendered for every query. */
  search: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Those of them that make another page for search engines, by path pattern. */
  canonical: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Path patterns of the pages that search engines may show; a remote that does not say keeps none from them. */
  indexed: z.optional(z.array(z.string())),
  /** The part of the portal that a page belongs to (an entry of the shell's menus), by path pattern; one that the host does not know marks nothing. */
  menu: z.optional(z.record(z.string(), z.string())),
  /** Name of the page at each path pattern; of a remote that does not say, no page is prefetched as a whole. */
  pageNames: z.optional(z.record(z.string(), z.string())),
  /** Container entry script. */
  entry: z.string(),
  /** Of a remote that other tooling has built; those of this repository need not say it. */
  container: z.optional(container),
  /** Files of the module that holds the routes. */
  routes: files,
  /** Files of each page, by the page's name. */
  pages: z.record(z.string(), files),
  /** Files of each slot, by the slot's name. */
  slots: z.record(z.string(), files),
  /**
   * The container that renders the remote on the server, one CommonJS file: its SHA-256 in hexadecimal, and what it
   * exposes (`routes`, `slots/<slot>`, `listing`). Null where browsers alone make its pages.
   */
  server: z.nullable(z.object({ file: z.string(), sha256: z.string(), exposes: z.array(z.string()) })),
  /** Is passed over: hosts of version 2.0.0 refuse a manifest without it. */
  previous: z.optional(z.unknown()),
});

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A file by its path below `dist/`: no segment begins with a dot, so that none leads elsewhere. */
const filePath = z.string().check(z.regex(/^(web|server)(\/[\w-][\w.-]*)+$/));

/** A module that the host brings: its version, and the names that it gives of it; null where it gives all. */
const offeredModule = z.object({ version: z.string(), names: z.nullable(z.array(z.string())) });
/** A module that a remote gets from the host: the versions that it was made for, and the names that it uses. */
const usedModule = z.object({ range: z.string(), names: z.array(z.string()) });

const release = z.object({
  ...remoteManifest.shape,
  /**
   * The commit that it was built from and the time of that commit (ISO 8601); null where it is of none. Of signed releases
   * a host takes in none whose commit is older than one before.
   */
  commit: z.nullable(z.object({ id: z.string(), time: z.string() })),
  /** Every file of the release. `size` is in bytes. */
  files: z.record(filePath, z.object({ sha256, size: z.int() })),
  /** The modules that the remote is built without, by their names. */
  shared: z.record(z.string(), usedModule),
});

/**
 * `portal.json`, which the build writes beside the remote's files: its manifest, its commit, all of its files, and what it
 * asks of the host.
 */
export const releaseManifest = release.check(
  z.refine((manifest) => referredFiles(manifest).every((file) => file in manifest.files), {
    error: 'refers to a file that is not among its files',
  }),
);

/** What a host offers to remotes: `dist/host.json` holds it. */
export const hostFacts = z.object({
  /** Version of the contract. */
  contract: z.number(),
  shared: z.record(z.string(), offeredModule),
});

export type RemoteManifest = z.infer<typeof remoteManifest>;
export type BuiltFiles = z.infer<typeof files>;
export type Container = z.infer<typeof container>;
export type ReleaseManifest = z.infer<typeof release>;
export type HostFacts = z.infer<typeof hostFacts>;

/** The files that the manifest's other fields name, as they are named in `files`. */
function referredFiles({ entry, routes, pages, slots, server }: ReleaseManifest): string[] {
  const groups = [routes, ...Object.values(pages), ...Object.values(slots)];
  const web = [entry, ...groups.flatMap(({ js, css }) => [...js, ...css])];
  return [...web.map((name) => `web/${name}`), ...(server ? [`server/${server.file}`] : [])];
}
