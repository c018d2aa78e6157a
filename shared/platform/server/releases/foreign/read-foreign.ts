import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { errorText } from '@portal/server-kit/error-text';
import PQueue from 'p-queue';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { type Announcement, MAX_FILE_BYTES, MAX_FILES, MAX_RELEASE_BYTES } from '../evaluate-announcement.ts';
import { AnnouncementError, readBytes } from '../fetch-files.ts';
import type { ForeignRemote } from '../registry.ts';
import { findReferences, MAX_PARSED_BYTES, type Reference } from './find-references.ts';
import {
  type FederationManifest,
  federationManifest,
  filePath,
  foreignRelease,
  namedFiles,
} from './foreign-release.ts';

const MAX_CONCURRENT_FETCHES = 6;
/** Names of files in a message. */
const MAX_NAMES = 5;

type Contents = ReadonlyMap<string, Uint8Array>;

/** @throws AnnouncementError */
export const parseFederationManifest = (bytes: Uint8Array): FederationManifest =>
  describe(() => federationManifest.parse(JSON.parse(new TextDecoder().decode(bytes))));

/**
 * Reads all files of a release and describes it. The manifest has no hashes, so they are computed from the files.
 * @param read returns a file by its name below the manifest's folder, or null
 * @throws AnnouncementError
 */
export async function readForeignRelease(
  listing: Omit<ForeignRemote, 'url' | 'manifest'>,
  manifest: FederationManifest,
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<Announcement> {
  // Each host serves the files from its own origin.
  const { publicPath = '' } = manifest.metaData;
  if (publicPath !== 'auto')
    throw new AnnouncementError('absolute', `the public path is '${publicPath}'`, ['mf-manifest.json']);
  const { web, server } = namedFiles(manifest);
  const forBrowsers = await addCompressed(separateChunks(await findFiles(read, web)));
  const code = server && (await read(server));
  if (server && !code) throw new AnnouncementError('incomplete', server, [server]);
  const hashes = { web: computeHashes(forBrowsers), server: code ? computeHash(code) : null };
  const release = describe(() => foreignRelease(listing, manifest, hashes));
  const contents = new Map(
    [...forBrowsers].map(([file, content]) => [`web/${release.version}/${file}`, content]),
  );
  if (code && release.server) contents.set(`server/${release.server.file}`, code);
  const bytes = Buffer.from(JSON.stringify(release));
  return { manifest: release, bytes, digest: hash('sha256', bytes), contents, signedBy: null };
}

/** Global variables through which webpack's and Rspack's chunks reach their entry. */
const chunkGlobal = /\b((?:webpack|rspack)Chunk)(?=\w)/g;

/**
 * Gives each release chunk variables of its own, because a page may load two releases, whose chunks would otherwise
 * replace each other.
 */
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

/** @throws AnnouncementError if `make` throws */
function describe<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw new AnnouncementError('unreadable', errorText(error));
  }
}

/**
 * Fetches the files of a build: the given ones, and those that they name in turn. A manifest does not list pictures and
 * fonts, for example.
 * @param read returns a file's content, or null if the server has none
 * @param named files in the manifest
 * @throws AnnouncementError if a needed file is missing or cannot be read
 */
export async function findFiles(
  read: (file: string) => Promise<Uint8Array | null>,
  named: readonly string[],
): Promise<Contents> {
  const contents = new Map<string, Uint8Array | null>();
  const references: Reference[] = named.map((file) => ({ file, kind: 'needed' }));
  for (let next: Reference[] = references; next.length > 0; ) {
    const files = [...new Set(next.map(({ file }) => file))].filter(
      (file) => !contents.has(file) && filePath.safeParse(file).success,
    );
    if (contents.size + files.length > MAX_FILES) throw new AnnouncementError('too-large', 'too many files');
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
  const select = (kind: Reference['kind'], hasContent: boolean) => [
    ...new Set(
      references
        .filter((each) => each.kind === kind && Boolean(contents.get(each.file)) === hasContent)
        .map(({ file }) => file),
    ),
  ];
  rejectFiles('incomplete', select('needed', false));
  rejectFiles('absolute', select('absolute', true));
  return new Map([...contents].flatMap(([file, content]) => (content ? [[file, content]] : [])));
}

function rejectFiles(kind: 'incomplete' | 'absolute', files: readonly string[]): void {
  if (files.length > 0) throw new AnnouncementError(kind, files.join(', '), files.slice(0, MAX_NAMES));
}

function readReferences(file: string, content: Uint8Array): Reference[] {
  if (content.length > MAX_PARSED_BYTES) return [];
  try {
    return findReferences(file, new TextDecoder().decode(content));
  } catch (error) {
    throw new AnnouncementError('incomplete', `${file}: ${errorText(error)}`, [file]);
  }
}

/**
 * Creates the reader of a build's files, limited to the size of a release.
 * @param manifestUrl base of the file names
 */
export function createBuildReader(manifestUrl: string): (file: string) => Promise<Uint8Array | null> {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_FETCHES });
  let length = 0;
  return (file) =>
    queue.add(async () => {
      const content = await readBytes(new URL(file, manifestUrl).href, MAX_FILE_BYTES).catch(
        (error: unknown) => {
          if (/^answers 4/.test(errorText(error))) return null;
          throw new AnnouncementError('incomplete', `${file}: ${errorText(error)}`, [file]);
        },
      );
      length += content?.length ?? 0;
      if (length > MAX_RELEASE_BYTES) throw new AnnouncementError('too-large', 'all of its files');
      return content && isPage(content) ? null : content;
    });
}

/** Recognises the page that development servers send instead of 404. */
const isPage = (content: Uint8Array): boolean =>
  /^\s*<(?:!doctype html|html)/i.test(new TextDecoder().decode(content.subarray(0, 100)));
