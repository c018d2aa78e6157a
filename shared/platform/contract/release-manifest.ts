import * as z from 'zod/mini';
import { remoteManifest } from './remote-manifest.ts';

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

/** `portal.json` of a release: the remote's manifest, its commit, all of its files, and what it asks of the host. */
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

export type ReleaseManifest = z.infer<typeof release>;
export type HostFacts = z.infer<typeof hostFacts>;

/** The files that the manifest's other fields name, as they are named in `files`. */
function referredFiles({ entry, routes, pages, slots, server }: ReleaseManifest): string[] {
  const groups = [routes, ...Object.values(pages), ...Object.values(slots)];
  const web = [entry, ...groups.flatMap(({ js, css }) => [...js, ...css])];
  return [...web.map((name) => `web/${name}`), ...(server ? [`server/${server.file}`] : [])];
}
