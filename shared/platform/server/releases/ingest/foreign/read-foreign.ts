import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { errorText } from '@portal/server-kit/error-text';
import PQueue from 'p-queue';
import type { ReleaseManifest } from '../../../../contract/release-manifest.ts';
import type { ForeignRemote } from '../../registry.ts';
import { type Announcement, MAX_FILE_BYTES, MAX_RELEASE_BYTES } from '../evaluate-announcement.ts';
import { AnnouncementError, fetchManifest, readBytes, readManifestBytes } from '../fetch-files.ts';
import {
  type FederationManifest,
  federationManifest,
  foreignRelease,
  namedFiles,
} from './foreign-release.ts';

const MAX_CONCURRENT_FETCHES = 6;

/** Manifest of Module Federation with its digest. */
export interface ReadManifest {
  manifest: FederationManifest;
  digest: string;
}

type Contents = ReadonlyMap<string, Uint8Array>;

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
 * Fetches all files of a release and describes it. The manifest has no hashes, so they are computed from the files.
 * @throws AnnouncementError
 */
export async function readForeignRelease(
  listing: ForeignRemote,
  { manifest }: ReadManifest,
): Promise<Announcement> {
  const { web, server } = namedFiles(manifest);
  const fetched = await fetchFiles(listing.url, [...web, ...(server ? [server] : [])]);
  const forBrowsers = await addCompressed(new Map([...fetched].filter(([file]) => web.includes(file))));
  const code = server ? (fetched.get(server) ?? null) : null;
  const hashes = { web: computeHashes(forBrowsers), server: code && computeHash(code) };
  const release = describeRelease(() => foreignRelease(listing, manifest, hashes));
  const contents = new Map(
    [...forBrowsers].map(([file, content]) => [`web/${release.version}/${file}`, content]),
  );
  if (code && release.server) contents.set(`server/${release.server.file}`, code);
  return { manifest: release, bytes: Buffer.from(JSON.stringify(release)), contents, signedBy: null };
}

async function fetchFiles(manifestUrl: string, files: readonly string[]): Promise<Contents> {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_FETCHES });
  let length = 0;
  const fetched = files.map((file) =>
    queue.add(async () => {
      const content = await readBytes(new URL(file, manifestUrl).href, MAX_FILE_BYTES).catch(
        (error: unknown) => {
          throw new AnnouncementError('incomplete', `${file}: ${errorText(error)}`);
        },
      );
      length += content.length;
      if (length > MAX_RELEASE_BYTES) throw new AnnouncementError('too-large', 'all of its files');
      return [file, content] as const;
    }),
  );
  try {
    return new Map(await Promise.all(fetched));
  } catch (error) {
    queue.clear();
    throw error;
  }
}

/** Adds compressed forms, as the portal's own builds contain them. */
async function addCompressed(files: Contents): Promise<Contents> {
  const texts = [...files].filter(([file]) => /\.(m?js|css)$/.test(file));
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
