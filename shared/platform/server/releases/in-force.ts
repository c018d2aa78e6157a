import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { formatReason } from '../../contract/reasons.ts';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { Listener } from '../events/events.ts';
import {
  type DecisionDocument,
  isChosen,
  mergeKnownReleases,
  type PreviewStatus,
  type ReleaseReference,
  type RemoteStatus,
  readDecisionDocument,
} from './decision-document.ts';
import { findStorageProblem } from './evaluate-announcement.ts';
import { readBytes } from './fetch-files.ts';
import { createReleaseLookup, type Releases } from './releases.ts';
import { coalesce } from './schedule-refresh.ts';
import { parseManifest, type Store, type StoredRelease } from './store.ts';
import { writeAtomically } from './write-atomically.ts';

/** Maximum size of the document and of a manifest. */
const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Maximum number of different sets of releases that visitors have. */
const MAX_SETS = 100;
export const SHUTDOWN_TIMEOUT_MS = 2_000;

/** Keeper whose decision a host follows: that of its own process, or another process. */
export interface DecisionSource {
  /** Returns the text of `in-force.json`. */
  read(): Promise<string>;
  /** Fetches an object by its SHA-256; null for the keeper of this process, which shares its store. */
  fetchObject: ((sha256: string, most: number, signal?: AbortSignal) => Promise<Uint8Array>) | null;
  /** Decides again. @param timeoutMs additional time for the files and smoke tests of new releases */
  refresh(timeoutMs: number): Promise<void>;
  /** Stops all writing; waits 2 s at most for work in progress. */
  end(): Promise<void>;
}

/** Returns the keeper at a URL. */
export const keeperAt = (url: string): DecisionSource => ({
  read: async () => Buffer.from(await readBytes(`${url}/in-force.json`, MAX_DOCUMENT_BYTES)).toString(),
  fetchObject: (sha256, most, signal) => readBytes(`${url}/objects/${sha256}`, most, signal),
  refresh: async () => {},
  end: async () => {},
});

/** Releases that this host serves. */
export interface ActiveReleases {
  /** Returns the releases of a visitor; the same object until they change. */
  releases: (bucket: number | null, preview?: string | null) => Releases;
  hasCanaries(): boolean;
  /** Returns the names of all listed remotes. */
  names(): readonly string[];
  /** Identical on all hosts with the same active releases. */
  revision(): string;
  /** Returns the public status of the listed remotes. */
  statuses(): readonly RemoteStatus[];
  /** Returns the status of the previews that have not ended. */
  previews(): readonly PreviewStatus[];
  /** Returns the stored releases of a remote, also for open tabs: the active one first, then the newest. */
  stored(name: string): readonly StoredRelease[];
  /** Returns the active release of a remote, or the one that a preview shows; null if there is none. */
  release(name: string, preview?: string | null): StoredRelease | null;
  /** Never rejects. @param timeoutMs additional time for the files and smoke tests of new releases */
  refresh(timeoutMs?: number): Promise<void>;
  /** Stops all writing; waits 2 s at most for work in progress. */
  end(): Promise<void>;
}

interface Options {
  source: DecisionSource;
  basePath: string;
  store: Store;
  host: HostFacts;
  /** Whether the host shows previews. */
  hasPreviews: boolean;
  report: (line: string) => void;
  emit: Listener;
}

/** Stored releases by the name of their remote, last announced first. */
type KnownReleases = ReadonlyMap<string, readonly { release: StoredRelease; isPublic: boolean }[]>;

/**
 * Follows a keeper: fetches the releases that it lists, verifies their hashes and activates them together once all
 * are stored. While the keeper is unreachable or a release is missing, the active ones stay. A host without any starts
 * with the intact releases. A copy of the document is for a start while the keeper is unreachable.
 */
export async function followDecision(options: Options): Promise<ActiveReleases> {
  const { source, basePath, store, host, hasPreviews, report, emit } = options;
  const copy = path.join(store.root, 'in-force.json');
  const made = new LRUCache<string, Releases>({ max: MAX_SETS });
  const createLookup = (next: Pick<DecisionDocument, 'choices' | 'allKnown'>, releases: KnownReleases) =>
    createReleaseLookup(
      { ...next, basePath, epoch, releaseOf: (...of) => findRelease(releases, ...of) },
      made,
    );
  let document: DecisionDocument | null = null;
  let known: KnownReleases = new Map();
  let epoch = 0;
  let lookup = createLookup({ choices: [], allKnown: false }, known);
  /** Last document that was followed completely. */
  let followed = '';
  let lastError: string | null = null;
  let isEnding = false;

  async function follow(text: string): Promise<void> {
    if (text === followed && document) return throwFirst(await fetchMissing(document.releases));
    const wanted = mergeKnownReleases(readDecisionDocument(text, host, hasPreviews), document);
    const [error] = await fetchMissing(wanted.releases.filter((each) => isChosen(each, wanted.choices)));
    if (error && document !== null) throw error;
    // Disk first: a restart must not show older releases than before. A full disk does not prevent a rollback.
    const copied = await writeAtomically(copy, JSON.stringify(wanted)).then(() => [], toErrors);
    // Without all releases, the revision differs from that of other hosts.
    activate(error ? { ...wanted, revision: '' } : wanted, await openReleases(wanted.releases));
    if (error) throw error;
    // Releases for open tabs.
    const older = await fetchMissing(wanted.releases);
    known = await openReleases(wanted.releases);
    throwFirst(older);
    if (source.fetchObject) await store.retainOnly(new Set(wanted.releases.map(({ digest }) => digest)));
    throwFirst(copied);
    followed = text;
  }

  function activate(wanted: DecisionDocument, releases: KnownReleases): void {
    const before = document;
    document = wanted;
    known = releases;
    if (before?.revision === wanted.revision) return;
    if (before && before.epoch !== wanted.epoch) epoch += 1;
    lookup = createLookup(wanted, releases);
    emit({ kind: 'releases-activated', revision: wanted.revision, releases: formatActiveReleases(wanted) });
  }

  /** Stores missing and damaged releases. @returns the error of each that failed to load */
  async function fetchMissing(references: readonly ReleaseReference[]): Promise<Error[]> {
    const { fetchObject } = source;
    if (!fetchObject) return [];
    const errors: Error[] = [];
    for (const reference of references)
      if (!(await store.isIntact(reference.digest)))
        await fetchRelease(reference, fetchObject).catch((error) => errors.push(...toErrors(error)));
    return errors;
  }

  async function fetchRelease(
    { name, version, digest }: ReleaseReference,
    fetchObject: NonNullable<DecisionSource['fetchObject']>,
  ): Promise<void> {
    const bytes = await fetchObject(digest, MAX_DOCUMENT_BYTES);
    if (hash('sha256', bytes) !== digest) throw new Error(`${name} ${version} is another release`);
    const manifest = parseManifest(bytes);
    const problem = findStorageProblem(manifest, []);
    if (problem) throw new Error(`${name} ${version} ${formatReason(problem)}`);
    if (manifest.name !== name || manifest.version !== version)
      throw new Error(`${name} ${version} calls itself another name`);
    await store.add(manifest, bytes, (_file, { sha256, size }, signal) => fetchObject(sha256, size, signal));
    report(`${name} ${version} is here`);
  }

  async function openReleases(references: readonly ReleaseReference[]): Promise<KnownReleases> {
    const releases = new Map<string, { release: StoredRelease; isPublic: boolean }[]>();
    for (const { name, digest, isPublic } of references) {
      const release = await store.open(digest);
      if (release) releases.set(name, [...(releases.get(name) ?? []), { release, isPublic }]);
    }
    return releases;
  }

  const refresh = coalesce(
    async () => {
      if (isEnding) return;
      const message = await source
        .read()
        .then(follow)
        .then(() => null, errorText);
      if (message !== lastError) report(message ? `active releases stay (${message})` : 'the keeper is back');
      lastError = message;
    },
    (error) => report(`the keeper: ${String(error)}`),
  );

  const copied = await readFile(copy, 'utf8').catch(() => null);
  if (copied !== null)
    await follow(copied).catch((error: unknown) => report(`the copy: ${errorText(error)}`));
  // The copy may contain a release that was rolled back meanwhile.
  await refresh();
  const findActive = (name: string) => document?.choices.find((each) => each.name === name)?.active ?? null;
  const listPreviews = () => document?.previews.filter(({ until }) => until > Date.now()) ?? [];
  return {
    releases: (bucket, preview = null) => lookup(bucket, preview),
    hasCanaries: () =>
      document?.choices.some(({ variants }) => variants.some((each) => each.audience.kind === 'share')) ??
      false,
    revision: () => document?.revision ?? '',
    names: () => document?.choices.map(({ name }) => name) ?? [],
    statuses: () => document?.choices.map(({ status }) => status) ?? [],
    previews: listPreviews,
    stored(name) {
      const active = findActive(name);
      const releases = (known.get(name) ?? []).flatMap(({ release, isPublic }) =>
        isPublic ? [release] : [],
      );
      const isActive = ({ manifest }: StoredRelease) => manifest.version === active;
      return [...releases.filter(isActive), ...releases.filter((each) => !isActive(each))];
    },
    release(name, preview = null) {
      if (preview === null) return findRelease(known, name, findActive(name));
      const shown = listPreviews().find((each) => each.name === preview)?.remotes;
      const status = shown?.find((each) => each.name === name);
      return findRelease(known, name, status?.active?.version ?? null);
    },
    async refresh(timeoutMs = 0) {
      await source.refresh(timeoutMs);
      await refresh();
    },
    async end() {
      isEnding = true;
      const ended = Promise.all([source.end(), refresh()]);
      await pTimeout(ended, { milliseconds: SHUTDOWN_TIMEOUT_MS, message: false });
    },
  };
}

const toErrors = (error: unknown): Error[] => [error instanceof Error ? error : new Error(errorText(error))];

function throwFirst([error]: readonly Error[]): void {
  if (error) throw error;
}

const findRelease = (known: KnownReleases, name: string, version: string | null): StoredRelease | null =>
  known.get(name)?.find(({ release }) => release.manifest.version === version)?.release ?? null;

/** Formats the active releases for operators. */
function formatActiveReleases({ choices, allKnown }: Pick<DecisionDocument, 'choices' | 'allKnown'>): string {
  const parts = choices.map(({ name, active, variants }) => {
    const others = variants.map(({ version, audience }) =>
      audience.kind === 'share' ? `canary ${version}` : `preview ${audience.name} ${version}`,
    );
    return `${name} ${active}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
  });
  return [...parts, ...(allKnown ? [] : ['others to come'])].join(', ');
}
