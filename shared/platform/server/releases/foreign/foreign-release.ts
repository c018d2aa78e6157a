import { hash } from 'node:crypto';
import * as z from 'zod';
import type { BuiltFiles, ReleaseManifest } from '../../../contract/release-manifest.ts';
import { CONTRACT_VERSION } from '../../../contract/release-manifest.ts';
import type { ForeignRemote } from '../registry.ts';

/** A file below the manifest's folder: segments never start with a dot, so no path leads elsewhere. */
export const filePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

const names = z.object({ sync: z.array(filePath), async: z.array(filePath) });
const assets = z.object({ js: names, css: names });

const entryFile = z
  .object({ path: z.string(), name: z.string(), type: z.string() })
  .transform((file, issues) => {
    const path = filePath.safeParse([file.path, file.name].filter(Boolean).join('/'));
    if (!path.success) issues.addIssue({ code: 'custom', message: `${file.name} is no file of the build` });
    return { path: path.data ?? '', type: file.type };
  });

/** Parts of Module Federation's `mf-manifest.json` that a host needs. */
export const federationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: entryFile,
    ssrRemoteEntry: entryFile.optional().catch(undefined),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.boolean().optional(),
      requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
      assets,
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

export type FederationManifest = z.infer<typeof federationManifest>;

type Listing = Pick<ForeignRemote, 'name' | 'team' | 'paths' | 'slots'>;
/** SHA-256 and size of files by name. */
type Hashes = ReleaseManifest['files'];

/** Lists the files in a manifest, relative to its folder. */
export function namedFiles(manifest: FederationManifest): { web: string[]; server: string | null } {
  const parts = [...manifest.exposes, ...manifest.shared].map(({ assets }) => assets);
  const web = parts.flatMap(({ js, css }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  const { remoteEntry } = manifest.metaData;
  return { web: [...new Set([remoteEntry.path, ...web])], server: getServerEntry(manifest) };
}

/** Only a CommonJS container runs in this host. */
const getServerEntry = ({ metaData: { ssrRemoteEntry } }: FederationManifest): string | null =>
  ssrRemoteEntry?.type === 'commonjs-module' ? ssrRemoteEntry.path : null;

/**
 * Describes a release of other tooling as the portal's own builds describe theirs. File paths start with the version,
 * so that names without a hash are unique too.
 * @param web hashes of the browser files, by their names below the manifest's folder
 * @param server hash of the server file
 * @throws Error with a readable message if an expected module is not exposed
 */
export function foreignRelease(
  listing: Listing,
  manifest: FederationManifest,
  { web, server }: { web: Hashes; server: Hashes[string] | null },
): ReleaseManifest {
  const { name, team = name, paths, slots = [] } = listing;
  const { remoteEntry, globalName } = manifest.metaData;
  const version = hash('sha256', Buffer.from(JSON.stringify([listing, manifest, web, server]))).slice(0, 16);
  const addVersion = (file: string) => `${version}/${file}`;
  const exposed = new Map(manifest.exposes.map(({ path, assets }) => [path, assets]));
  const pages = exposed.has('./routes') ? 'routes' : 'App';

  function getFiles(expose: string): BuiltFiles {
    const assets = exposed.get(`./${expose}`);
    if (!assets)
      throw new Error(expose === 'App' ? 'exposes no ./routes and no ./App' : `exposes no ./${expose}`);
    return { js: assets.js.sync.map(addVersion), css: assets.css.sync.map(addVersion) };
  }

  const slotFiles = slots.map((slot) => [slot, getFiles(`slots/${slot}`)] as const);
  const serverFile = `remote.${version}.cjs`;
  return {
    name,
    team,
    contract: CONTRACT_VERSION,
    version,
    paths,
    entry: addVersion(remoteEntry.path),
    container: { type: remoteEntry.type === 'module' ? 'module' : 'var', global: globalName, pages },
    routes: getFiles(pages),
    pages: {},
    slots: Object.fromEntries(slotFiles),
    mounts: [],
    server: server && {
      file: serverFile,
      sha256: server.sha256,
      exposes: [pages, ...slots.map((slot) => `slots/${slot}`)],
    },
    commit: null,
    files: {
      ...Object.fromEntries(Object.entries(web).map(([file, hash]) => [`web/${addVersion(file)}`, hash])),
      ...(server && { [`server/${serverFile}`]: server }),
    },
    shared: Object.fromEntries(
      manifest.shared
        .filter(({ singleton }) => singleton)
        .map(({ name: module, requiredVersion }) => [module, { range: requiredVersion || '*', names: [] }]),
    ),
  };
}
