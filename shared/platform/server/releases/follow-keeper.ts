import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorText } from '@portal/shared/server/error-text';
import * as z from 'zod/mini';
import { formatReason } from '../../contract/reasons.ts';
import { type HostFacts, releaseManifest } from '../../contract/release-manifest.ts';
import type { Listener } from '../events/events.ts';
import { formatActiveReleases } from './active/activation-events.ts';
import {
  type InForceDocument,
  isInForce,
  mergeKnownReleases,
  type ReleaseReference,
  readInForceDocument,
} from './active/active-document.ts';
import { visitorReleases } from './active/visitor-releases.ts';
import { coalesce } from './coalesce.ts';
import { filesAt, readBytes } from './ingest/fetch-files.ts';
import type { Releases } from './releases.ts';
import { type Remotes, SHUTDOWN_TIMEOUT_MS } from './remotes.ts';
import { storageProblem } from './store/check-files.ts';
import { withAnnounced } from './store/release-record.ts';
import { isIntact, type ReleaseStore, releaseIn, type StoredRelease } from './store/release-store.ts';
import { writeAtomically } from './store/write-atomically.ts';

/** Bytes of the document, and of a manifest, at most. */
const LARGEST = 4 * 1024 * 1024;

interface Options {
  /** Address of the keeper. */
  url: string;
  basePath: string;
  store: ReleaseStore;
  host: HostFacts;
  /** Where a copy of what is in force is kept, for a start while the keeper cannot be reached. */
  copy: string;
  report: (line: string) => void;
  emit: Listener;
}

/** Path of the copy below the folder of the store. */
export const inForceCopy = (releasesDir: string): string => path.join(releasesDir, 'in-force.json');

/**
 * Does as the keeper of releases says: brings the releases that it names, each compared with its digest, and activates
 * them together once all are there. While the keeper cannot be reached, or something is missing, the active ones stay. A host
 * that has none yet starts with the releases that are intact.
 */
export async function followKeeper({
  url,
  basePath,
  store,
  host,
  copy,
  report,
  emit,
}: Options): Promise<Remotes> {
  let document: InForceDocument | null = null;
  let text = '';
  let epoch = 0;
  let releases = releasesNow();
  let problem: string | null = null;
  let isEnding = false;
  /** The stored releases whose files this process has compared with their hashes. */
  const sound = new WeakSet<StoredRelease>();
  store.onDamaged((release) => {
    sound.delete(release);
    // The next refresh brings it again.
    text = '';
  });

  function releasesNow(): (bucket: number | null) => Releases {
    return visitorReleases({
      basePath,
      choices: document?.choices ?? [],
      allKnown: document?.allKnown ?? false,
      epoch,
      releaseOf: (name, version) => releaseIn(store.of(name), version),
    });
  }

  async function take(next: string): Promise<void> {
    const wanted = mergeKnownReleases(readInForceDocument(next, host), document);
    const missing = await bring(wanted.releases.filter((each) => isInForce(each, wanted.choices)));
    const [error] = missing;
    if (error && document !== null) throw error;
    // First on the disk: a host that ends right after it has shown something shows it again. A full disk prevents no rollback.
    const copied = await writeAtomically(copy, JSON.stringify(wanted)).then(() => null, toError);
    // Another revision than that of the hosts that have all of it.
    put(error ? { ...wanted, revision: '' } : wanted);
    if (error) throw error;
    // For open tabs.
    const [older] = await bring(wanted.releases);
    if (older) throw older;
    await removeOthers(wanted.releases);
    if (copied) throw copied;
    text = next;
  }

  function put(wanted: InForceDocument): void {
    const before = document;
    document = wanted;
    if (before?.revision === wanted.revision) return;
    if (before && before.epoch !== wanted.epoch) epoch += 1;
    releases = releasesNow();
    emit({ kind: 'release-in-force', revision: wanted.revision, releases: formatActiveReleases(wanted) });
  }

  /** Stores the releases that are missing. @returns the error of each that failed to load */
  async function bring(references: readonly ReleaseReference[]): Promise<Error[]> {
    const errors: Error[] = [];
    for (const reference of references) {
      const stored = releaseIn(store.of(reference.name), reference.version);
      const isThere =
        stored?.manifestDigest === reference.digest && (sound.has(stored) || (await isIntact(stored)));
      if (isThere) sound.add(stored);
      else
        await fetchStored(reference).then(
          (release) => sound.add(release),
          (error) => errors.push(toError(error)),
        );
    }
    return errors;
  }

  async function fetchStored({ name, version, digest }: ReleaseReference): Promise<StoredRelease> {
    const from = `${url}/releases/${name}/${encodeURIComponent(version)}`;
    const bytes = await readBytes(`${from}/portal.json`, LARGEST);
    if (hash('sha256', bytes) !== digest) throw new Error(`${name} ${version} is another release`);
    const manifest = z.parse(releaseManifest, JSON.parse(Buffer.from(bytes).toString()));
    const problem = storageProblem(manifest, []);
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
    const next = Buffer.from(await readBytes(`${url}/in-force.json`, LARGEST)).toString();
    if (next === text) return;
    await take(next);
  }

  const refresh = coalesce(
    async () => {
      if (isEnding) return;
      const now = await read().then(() => null, errorText);
      if (now !== problem) report(now ? `what is in force stays (${now})` : 'the keeper is back');
      problem = now;
    },
    (error) => report(`the keeper: ${String(error)}`),
  );

  const kept = await readFile(copy, 'utf8').catch(() => null);
  if (kept !== null) await take(kept).catch((error: unknown) => report(`the copy: ${errorText(error)}`));
  // What was taken back meanwhile is not shown again.
  await refresh();
  return {
    releases: (bucket) => releases(bucket),
    hasCanaries: () => document?.choices.some(({ canary }) => canary !== null) ?? false,
    revision: () => document?.revision ?? '',
    names: () => document?.choices.map(({ name }) => name) ?? [],
    statuses: () => document?.choices.map(({ status }) => status) ?? [],
    refresh,
    async end() {
      isEnding = true;
      await Promise.race([refresh(), pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(errorText(error)));
