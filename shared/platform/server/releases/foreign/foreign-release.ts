import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { errorText } from '@portal/server-kit/error-text';
import PQueue from 'p-queue';
import * as z from 'zod';
import {
  type BuiltFiles,
  CONTRACT_VERSION,
  type ReleaseManifest,
} from '../../../contract/release-manifest.ts';
import {
  type Announcement,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_RELEASE_BYTES,
  Rejection,
  readIfPresent,
} from '../fetch-files.ts';
import type { ForeignRemote } from '../registry.ts';
import { findReferences, MAX_PARSED_BYTES, type Reference } from './find-references.ts';

/** A file below the manifest's folder: segments never start with a dot, so no path leads elsewhere. */
const filePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

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
  const { remoteEntry, ssrRemoteEntry } = manifest.metaData;
  // Only a CommonJS container runs in this host.
  const server = ssrRemoteEntry?.type === 'commonjs-module' ? ssrRemoteEntry.path : null;
  return { web: [...new Set([remoteEntry.path, ...web])], server };
}

/**
 * Describes a release of other tooling as the portal's own builds describe theirs. File paths start with the version,
 * so that names without a hash are unique too.
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

const MAX_CONCURRENT_FETCHES = 6;
/** Names of files in a message. */
const MAX_NAMES = 5;

type Contents = ReadonlyMap<string, Uint8Array>;

/** Reads a release and describes it. @throws Rejection, or Error with a readable message if a module is not exposed */
export async function readForeignRelease(
  listing: Omit<ForeignRemote, 'url' | 'manifest'>,
  manifest: FederationManifest,
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<Announcement> {
  // Each host serves the files from its own origin.
  const { publicPath = '' } = manifest.metaData;
  if (publicPath !== 'auto')
    throw new Rejection(
      { kind: 'absolute', files: ['mf-manifest.json'] },
      `the public path is '${publicPath}'`,
    );
  const { web, server } = namedFiles(manifest);
  const forBrowsers = await addCompressed(separateChunks(await findFiles(read, web)));
  const code = server && (await read(server));
  if (server && !code) throw new Rejection({ kind: 'incomplete', files: [server] }, server);
  const hashes = { web: computeHashes(forBrowsers), server: code ? computeHash(code) : null };
  const release = foreignRelease(listing, manifest, hashes);
  const contents = new Map(
    [...forBrowsers].map(([file, content]) => [`web/${release.version}/${file}`, content]),
  );
  if (code && release.server) contents.set(`server/${release.server.file}`, code);
  const bytes = Buffer.from(JSON.stringify(release));
  return { manifest: release, bytes, digest: hash('sha256', bytes), contents, signedBy: null };
}

/** Global variables through which webpack's and Rspack's chunks reach their entry. */
const chunkGlobal = /\b((?:webpack|rspack)Chunk)(?=\w)/g;

/** Gives each release chunk variables of its own: other tooling names them after the package, as another team may. */
function separateChunks(files: Contents): Contents {
  const digest = hash('sha256', JSON.stringify(computeHashes(files))).slice(0, 8);
  return new Map(
    [...files].map(([file, content]) => {
      if (!/\.m?js$/.test(file)) return [file, content];
      return [file, Buffer.from(Buffer.from(content).toString().replace(chunkGlobal, `$1_${digest}_`))];
    }),
  );
}

/** Adds compressed forms, as the portal's own builds contain them. */
async function addCompressed(files: Contents): Promise<Contents> {
  const texts = [...files].filter(([file]) => /\.(m?js|css|svg)$/.test(file));
  const compressed = texts.map(async ([file, content]) => [`${file}.br`, await compress(content)] as const);
  return new Map([...files, ...(await Promise.all(compressed))]);
}

const compress = promisify(brotliCompress);

const computeHash = (content: Uint8Array) => ({ sha256: hash('sha256', content), size: content.length });

const computeHashes = (files: Contents): ReleaseManifest['files'] =>
  Object.fromEntries(
    [...files.keys()].sort().map((file) => [file, computeHash(files.get(file) as Uint8Array)]),
  );

/** Fetches the files that a manifest names, and those that they name. @throws Rejection if a needed one cannot be read */
export async function findFiles(
  read: (file: string) => Promise<Uint8Array | null>,
  named: readonly string[],
): Promise<Contents> {
  const contents = new Map<string, Uint8Array | null>();
  const references: Reference[] = named.map((file) => ({ file, kind: 'needed' }));
  for (let next = references; next.length > 0; ) {
    const files = [...new Set(next.map(({ file }) => file))].filter(
      (file) => !contents.has(file) && filePath.safeParse(file).success,
    );
    if (contents.size + files.length > MAX_FILES)
      throw new Rejection({ kind: 'too-large' }, 'too many files');
    const added = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
    for (const [file, content] of added) contents.set(file, content);
    next = [];
    for (const [file, content] of added) {
      if (content) next.push(...readReferences(file, content));
      // Pages are served meanwhile.
      await new Promise(setImmediate);
    }
    references.push(...next);
  }
  const rejectIf = (kind: 'incomplete' | 'absolute', isWrong: (reference: Reference) => boolean) => {
    const files = [...new Set(references.filter(isWrong).map(({ file }) => file))];
    if (files.length > 0) throw new Rejection({ kind, files: files.slice(0, MAX_NAMES) }, files.join(', '));
  };
  rejectIf('incomplete', ({ file, kind }) => kind === 'needed' && !contents.get(file));
  rejectIf('absolute', ({ file, kind }) => kind === 'absolute' && Boolean(contents.get(file)));
  return new Map([...contents].flatMap(([file, content]) => (content ? [[file, content]] : [])));
}

function readReferences(file: string, content: Uint8Array): Reference[] {
  if (content.length > MAX_PARSED_BYTES) return [];
  try {
    return findReferences(file, new TextDecoder().decode(content));
  } catch (error) {
    throw new Rejection({ kind: 'incomplete', files: [file] }, `${file}: ${errorText(error)}`);
  }
}

/** Creates the reader of a build's files, limited to the size of a release. */
export function createBuildReader(manifestUrl: string): (file: string) => Promise<Uint8Array | null> {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_FETCHES });
  let length = 0;
  return (file) =>
    queue.add(async () => {
      const content = await readIfPresent(new URL(file, manifestUrl).href, MAX_FILE_BYTES).catch(
        (error: unknown) => {
          throw new Rejection({ kind: 'incomplete', files: [file] }, `${file}: ${errorText(error)}`);
        },
      );
      length += content?.length ?? 0;
      if (length > MAX_RELEASE_BYTES) throw new Rejection({ kind: 'too-large' }, 'all of its files');
      return content && isPage(content) ? null : content;
    });
}

/** Recognises the page that development servers send instead of 404. */
const isPage = (content: Uint8Array): boolean =>
  /^\s*<(?:!doctype html|html)/i.test(new TextDecoder().decode(content.subarray(0, 100)));
