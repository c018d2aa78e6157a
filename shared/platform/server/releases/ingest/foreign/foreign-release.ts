import { hash } from 'node:crypto';
import { CONTRACT_VERSION } from '../../../../contract/descriptor.ts';
import type { BuiltFiles, ReleaseManifest } from '../../../../contract/release-manifest.ts';
import type { ForeignRemote } from '../../remote-listing.ts';
import type { FederationManifest } from './federation-manifest.ts';

type Listing = Pick<ForeignRemote, 'name' | 'team' | 'paths' | 'slots'>;
/** SHA-256 and size of files, by their names. */
type Hashes = ReleaseManifest['files'];

/** The files that a manifest names, relative to its folder. */
export function namedFiles(manifest: FederationManifest): { web: string[]; server: string | null } {
  const parts = [...manifest.exposes, ...manifest.shared].map(({ assets }) => assets);
  const web = parts.flatMap(({ js, css }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  const { remoteEntry } = manifest.metaData;
  return { web: [...new Set([remoteEntry.path, ...web])], server: serverEntry(manifest) };
}

/** Of the forms in which a container may be made for servers, the one that runs in this host's. */
const serverEntry = ({ metaData: { ssrRemoteEntry } }: FederationManifest): string | null =>
  ssrRemoteEntry?.type === 'commonjs-module' ? ssrRemoteEntry.path : null;

/**
 * Describes a release that other tooling has built as the portal's own builds describe theirs. Browsers find its files
 * below its version, so that names without a hash stand for one content too.
 * @param web hashes of the files for browsers, by their names below the manifest's folder
 * @param server hash of the server's file
 * @throws Error in words where it does not expose what the registry says
 */
export function foreignRelease(
  listing: Listing,
  manifest: FederationManifest,
  { web, server }: { web: Hashes; server: Hashes[string] | null },
): ReleaseManifest {
  const { name, team = name, paths, slots = [] } = listing;
  const { remoteEntry, globalName } = manifest.metaData;
  const version = hash('sha256', Buffer.from(JSON.stringify([listing, manifest, web, server]))).slice(0, 16);
  const below = (file: string) => `${version}/${file}`;
  const exposed = new Map(manifest.exposes.map(({ path, assets }) => [path, assets]));
  const pages = exposed.has('./routes') ? 'routes' : 'App';

  function filesOf(expose: string): BuiltFiles {
    const assets = exposed.get(`./${expose}`);
    if (!assets)
      throw new Error(expose === 'App' ? 'exposes no ./routes and no ./App' : `exposes no ./${expose}`);
    return { js: assets.js.sync.map(below), css: assets.css.sync.map(below) };
  }

  const slotFiles = slots.map((slot) => [slot, filesOf(`slots/${slot}`)] as const);
  const serverFile = `remote.${version}.cjs`;
  return {
    name,
    team,
    contract: CONTRACT_VERSION,
    version,
    paths,
    entry: below(remoteEntry.path),
    container: { type: remoteEntry.type === 'module' ? 'module' : 'var', global: globalName, pages },
    routes: filesOf(pages),
    pages: {},
    slots: Object.fromEntries(slotFiles),
    server: server && {
      file: serverFile,
      sha256: server.sha256,
      exposes: [pages, ...slots.map((slot) => `slots/${slot}`)],
    },
    previous: null,
    commit: null,
    files: {
      ...Object.fromEntries(Object.entries(web).map(([file, hash]) => [`web/${below(file)}`, hash])),
      ...(server && { [`server/${serverFile}`]: server }),
    },
    shared: Object.fromEntries(
      manifest.shared
        .filter(({ singleton }) => singleton)
        .map(({ name: module, requiredVersion }) => [module, { range: requiredVersion || '*', names: [] }]),
    ),
  };
}
