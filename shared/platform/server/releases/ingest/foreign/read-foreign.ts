import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { errorText } from '@portal/server-kit/error-text';
import type { ReleaseManifest } from '../../../../contract/release-manifest.ts';
import type { ForeignRemote } from '../../registry.ts';
import type { Announcement } from '../evaluate-announcement.ts';
import { AnnouncementError, fetchManifest, readManifestBytes } from '../fetch-files.ts';
import { type Contents, findFiles } from './find-files.ts';
import {
  type FederationManifest,
  federationManifest,
  foreignRelease,
  namedFiles,
} from './foreign-release.ts';

/** Manifest of Module Federation with its digest. */
export interface ReadManifest {
  manifest: FederationManifest;
  digest: string;
}

/** @throws AnnouncementError */
export async function readFederationManifest(url: string): Promise<ReadManifest> {
  const response = await fetchManifest(url, {});
  if (!response.ok) throw new AnnouncementError('unreachable', `its manifest answers ${response.status}`);
  const bytes = await readManifestBytes(response);
  try {
    const manifest = federationManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return { manifest, digest: hash('sha256', bytes) };
  } catch (error) {
    throw unreadableError(error);
  }
}

/**
 * Reads all files of a release and describes it. The manifest has no hashes, so they are computed from the files.
 * @param read returns a file by its name below the manifest's folder, or null
 * @throws AnnouncementError
 */
export async function readForeignRelease(
  listing: Omit<ForeignRemote, 'url' | 'manifest'>,
  { manifest }: Pick<ReadManifest, 'manifest'>,
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
  const release = describeRelease(() => foreignRelease(listing, manifest, hashes));
  const contents = new Map(
    [...forBrowsers].map(([file, content]) => [`web/${release.version}/${file}`, content]),
  );
  if (code && release.server) contents.set(`server/${release.server.file}`, code);
  return { manifest: release, bytes: Buffer.from(JSON.stringify(release)), contents, signedBy: null };
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

function describeRelease(describe: () => ReleaseManifest): ReleaseManifest {
  try {
    return describe();
  } catch (error) {
    throw unreadableError(error);
  }
}

const unreadableError = (error: unknown): AnnouncementError =>
  new AnnouncementError('unreadable', errorText(error));
