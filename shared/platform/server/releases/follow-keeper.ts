import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import pTimeout from 'p-timeout';
import * as z from 'zod';
import { formatReason } from '../../contract/reasons.ts';
import { type HostFacts, releaseManifest } from '../../contract/release-manifest.ts';
import type { Listener } from '../events/events.ts';
import {
  type ActiveDocument,
  isActive,
  mergeKnownReleases,
  type ReleaseReference,
  readActiveDocument,
} from './active/active-document.ts';
import { formatActiveReleases } from './active/active-releases.ts';
import { coalesce } from './coalesce.ts';
import { findStorageProblem } from './ingest/evaluate-announcement.ts';
import { filesAt, readBytes } from './ingest/fetch-files.ts';
import { createReleaseLookup, type Releases } from './releases.ts';
import { type Remotes, SHUTDOWN_TIMEOUT_MS } from './remotes.ts';
import { withAnnounced } from './store/release-record.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { isIntact, releaseIn, type StoredRelease } from './store/stored-release.ts';
import { writeAtomically } from './store/write-atomically.ts';

/** Maximum size of the document and of a manifest. */
const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;

interface Options {
  /** URL of the keeper. */
  url: string;
  basePath: string;
  store: ReleaseStore;
  host: HostFacts;
  /** Path of the document's copy, for a start while the keeper is unreachable. */
  copy: string;
  report: (line: string) => void;
  emit: Listener;
}

/** Returns the path of the copy in the store's folder. */
export const getActiveDocumentPath = (releasesDir: string): string => path.join(releasesDir, 'in-force.json');

/**
 * Follows the keeper: fetches the releases that it lists, verifies their digests and activates them together once all
 * are stored. While the keeper is unreachable or a release is missing, the active ones stay. A host without any starts
 * with the intact releases.
 */
export async function followKeeper(options: Options): Promise<Remotes> {
  const { url, basePath, store, host, copy, report, emit } = options;
  let document: ActiveDocument | null = null;
  let text = '';
  let epoch = 0;
  let releases = createLookup();
  let lastError: string | null = null;
  let isEnding = false;
  /** Stored releases whose files this process has verified. */
  const verified = new WeakSet<StoredRelease>();
  store.onDamaged((release) => {
    verified.delete(release);
    // Makes the next refresh fetch it again.
    text = '';
  });

  function createLookup(): (bucket: number | null) => Releases {
    return createReleaseLookup({
      basePath,
      choices: document?.choices ?? [],
      allKnown: document?.allKnown ?? false,
      epoch,
      releaseOf: (name, version) => releaseIn(store.of(name), version),
    });
  }

  async function applyDocument(next: string): Promise<void> {
    const wanted = mergeKnownReleases(readActiveDocument(next, host), document);
    const missing = await fetchMissing(wanted.releases.filter((each) => isActive(each, wanted.choices)));
    const [error] = missing;
    if (error && document !== null) throw error;
    // Disk first: a restart must not show older releases than before. A full disk does not prevent a rollback.
    const copied = await writeAtomically(copy, JSON.stringify(wanted)).then(() => null, toError);
    // Differs from the revision of hosts that have all releases.
    activate(error ? { ...wanted, revision: '' } : wanted);
    if (error) throw error;
    // Releases for open tabs.
    const [older] = await fetchMissing(wanted.releases);
    if (older) throw older;
    await removeOthers(wanted.releases);
    if (copied) throw copied;
    text = next;
  }

  function activate(wanted: ActiveDocument): void {
    const before = document;
    document = wanted;
    if (before?.revision === wanted.revision) return;
    if (before && before.epoch !== wanted.epoch) epoch += 1;
    releases = createLookup();
    emit({ kind: 'release-in-force', revision: wanted.revision, releases: formatActiveReleases(wanted) });
  }

  /** Stores the missing releases. @returns the error of each that failed to load */
  async function fetchMissing(references: readonly ReleaseReference[]): Promise<Error[]> {
    const errors: Error[] = [];
    for (const reference of references) {
      const stored = releaseIn(store.of(reference.name), reference.version);
      const isStored =
        stored?.manifestDigest === reference.digest && (verified.has(stored) || (await isIntact(stored)));
      if (isStored) verified.add(stored);
      else
        await fetchStored(reference).then(
          (release) => verified.add(release),
          (error) => errors.push(toError(error)),
        );
    }
    return errors;
  }

  async function fetchStored({ name, version, digest }: ReleaseReference): Promise<StoredRelease> {
    const from = `${url}/releases/${name}/${encodeURIComponent(version)}`;
    const bytes = await readBytes(`${from}/portal.json`, MAX_DOCUMENT_BYTES);
    if (hash('sha256', bytes) !== digest) throw new Error(`${name} ${version} is another release`);
    const manifest = z.parse(releaseManifest, JSON.parse(Buffer.from(bytes).toString()));
    const problem = findStorageProblem(manifest, []);
    if (problem) throw new Error(`${name} ${version} ${formatReason(problem)}`);
    if (manifest.name !== name || manifest.version !== version)
      throw new Error(`${name} ${version} calls itself another name`);
    const release = await store.add(manifest, bytes, filesAt(manifest, from));
    await store.save(
      name,
      withAnnounced(store.of(name).record, version, { now: Date.now(), signedBy: null }),
    );
    report(`${name} ${version} is here`);
    return release;
  }

  async function removeOthers(references: readonly ReleaseReference[]): Promise<void> {
    for (const name of store.names()) {
      const kept = references.filter((each) => each.name === name).map(({ version }) => version);
      const gone = [...store.of(name).releases.keys()].filter((version) => !kept.includes(version));
      await store.remove(name, gone);
    }
  }

  async function read(): Promise<void> {
    const next = Buffer.from(await readBytes(`${url}/in-force.json`, MAX_DOCUMENT_BYTES)).toString();
    if (next === text) return;
    await applyDocument(next);
  }

  const refresh = coalesce(
    async () => {
      if (isEnding) return;
      const message = await read().then(() => null, errorText);
      if (message !== lastError) report(message ? `active releases stay (${message})` : 'the keeper is back');
      lastError = message;
    },
    (error) => report(`the keeper: ${String(error)}`),
  );

  const kept = await readFile(copy, 'utf8').catch(() => null);
  if (kept !== null)
    await applyDocument(kept).catch((error: unknown) => report(`the copy: ${errorText(error)}`));
  // The copy may contain a release that was rolled back meanwhile.
  await refresh();
  return {
    releases: (bucket) => releases(bucket),
    previews: () => document?.previews ?? [],
    openPreview: ({ name, folder, ...preview }) =>
      followKeeper({
        ...options,
        ...preview,
        url: `${url}/previews/${name}`,
        copy: getActiveDocumentPath(folder),
      }),
    hasCanaries: () => document?.choices.some(({ canary }) => canary !== null) ?? false,
    revision: () => document?.revision ?? '',
    names: () => document?.choices.map(({ name }) => name) ?? [],
    statuses: () => document?.choices.map(({ status }) => status) ?? [],
    refresh,
    async end() {
      isEnding = true;
      await pTimeout(refresh(), { milliseconds: SHUTDOWN_TIMEOUT_MS, message: false });
    },
  };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(errorText(error)));
