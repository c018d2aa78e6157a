import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { Listener } from '../events/events.ts';
import type { ChosenReleases } from './decide-active-releases.ts';
import {
  type DecisionDocument,
  isChosen,
  mergeKnownReleases,
  type ReleaseReference,
  type RemoteStatus,
  readDecisionDocument,
} from './decision-document.ts';
import { MAX_MANIFEST_BYTES, readBytes } from './fetch-files.ts';
import { createReleaseLookup, type ReleaseLookup, type Releases } from './releases.ts';
import { coalesce } from './schedule-refresh.ts';
import { parseManifest, type Store, type StoredRelease } from './store.ts';
import { writeAtomically } from './write-atomically.ts';

/** Maximum number of different sets of releases that visitors have. */
const MAX_SETS = 100;
export const SHUTDOWN_TIMEOUT_MS = 2_000;

/** Keeper whose decision a host follows: that of its own process, or another process. */
export interface DecisionSource {
  read(): Promise<string>;
  /** Fetches an object by its SHA-256; null for the keeper of this process, which shares its store. */
  fetchObject: ((sha256: string, most: number, signal?: AbortSignal) => Promise<Uint8Array>) | null;
  /** Decides again. @param timeoutMs additional time for the files and smoke tests of new releases */
  refresh(timeoutMs: number): Promise<void>;
  /** Stops all writing; waits 2 s at most for work in progress. */
  end(): Promise<void>;
}

export const keeperAt = (url: string): DecisionSource => ({
  read: async () => (await readBytes(`${url}/in-force.json`, MAX_MANIFEST_BYTES)).toString(),
  fetchObject: (sha256, most, signal) => readBytes(`${url}/objects/${sha256}`, most, signal),
  refresh: async () => {},
  end: async () => {},
});

export type ActiveReleases = Awaited<ReturnType<typeof followDecision>>;

interface Options {
  source: DecisionSource;
  basePath: string;
  store: Store;
  host: HostFacts;
  emit: Listener;
}

type KnownReleases = readonly (ReleaseReference & { release: StoredRelease })[];

/**
 * Follows a keeper: fetches the releases that it lists, verifies their hashes and activates them together once all
 * are stored. While the keeper is unreachable or a release is missing, the active ones stay. A host without any starts
 * with the intact releases. A copy of the document is for a start while the keeper is unreachable.
 */
export async function followDecision({ source, basePath, store, host, emit }: Options) {
  const copy = path.join(store.root, 'in-force.json');
  const made = new LRUCache<string, Releases>({ max: MAX_SETS });
  let document: DecisionDocument | null = null;
  let known: KnownReleases = [];
  let epoch = 0;
  let lookup = createLookup([], false);
  /** Last document that was followed completely. */
  let followed = '';
  let lastError: string | null = null;
  let isEnding = false;

  function createLookup(choices: readonly ChosenReleases[], allKnown: boolean): ReleaseLookup {
    const releases = known;
    const releaseOf = (name: string, version: string | null) => findRelease(releases, name, version);
    return createReleaseLookup({ choices, allKnown, basePath, epoch, releaseOf }, made);
  }

  async function follow(text: string): Promise<void> {
    if (text === followed && document) return throwIfError(await fetchMissing(document.releases));
    const wanted = mergeKnownReleases(readDecisionDocument(text, host), document);
    const error = await fetchMissing(wanted.releases.filter((each) => isChosen(each, wanted.choices)));
    if (document !== null) throwIfError(error);
    // Disk first: a restart must not show older releases than before. A full disk does not prevent a rollback.
    const copyError = await writeAtomically(copy, JSON.stringify(wanted)).catch(toError);
    known = await openReleases(wanted.releases);
    // Without all releases, the revision differs from that of other hosts.
    activate(error ? { ...wanted, revision: '' } : wanted);
    throwIfError(error);
    // Releases for open tabs.
    const olderError = await fetchMissing(wanted.releases);
    known = await openReleases(wanted.releases);
    throwIfError(olderError);
    if (source.fetchObject) await store.retainOnly(new Set(wanted.releases.map(({ digest }) => digest)));
    throwIfError(copyError);
    followed = text;
  }

  function activate(wanted: DecisionDocument): void {
    const before = document;
    document = wanted;
    const { choices, allKnown, revision } = wanted;
    if (before?.revision === revision) return;
    if (before && before.epoch !== wanted.epoch) epoch += 1;
    lookup = createLookup(choices, allKnown);
    emit({ kind: 'releases-activated', revision, releases: formatActiveReleases(wanted) });
  }

  /** Stores missing and damaged releases. @returns the first error */
  async function fetchMissing(references: readonly ReleaseReference[]): Promise<Error | undefined> {
    const { fetchObject } = source;
    if (!fetchObject) return;
    let first: Error | undefined;
    for (const { name, version, digest } of references) {
      if (await store.isIntact(digest)) continue;
      try {
        const bytes = await fetchObject(digest, MAX_MANIFEST_BYTES);
        if (hash('sha256', bytes) !== digest) throw new Error(`${name} ${version} is another release`);
        await store.add(parseManifest(bytes), bytes, (_file, { sha256, size }, signal) =>
          fetchObject(sha256, size, signal),
        );
        console.warn(`${name} ${version} is here`);
      } catch (error) {
        first ??= toError(error);
      }
    }
    return first;
  }

  async function openReleases(references: readonly ReleaseReference[]): Promise<KnownReleases> {
    const opened = await Promise.all(
      references.map(async (reference) => ({ ...reference, release: await store.open(reference.digest) })),
    );
    return opened.filter((each) => each.release !== null) as KnownReleases;
  }

  const refresh = coalesce(
    async () => {
      if (isEnding) return;
      const read = source.read().then(follow);
      const message = await read.then(() => null, errorText);
      if (message !== lastError)
        console.warn(message ? `active releases stay (${message})` : 'the keeper is back');
      lastError = message;
    },
    (error) => console.warn(`the keeper: ${String(error)}`),
  );

  const copied = await readFile(copy, 'utf8').catch(() => null);
  if (copied !== null)
    await follow(copied).catch((error: unknown) => console.warn(`the copy: ${errorText(error)}`));
  // The copy may contain a release that was rolled back meanwhile.
  await refresh();
  const findActive = (name: string) => document?.choices.find((each) => each.name === name)?.active ?? null;
  const listPreviews = (): readonly RemoteStatus[] =>
    document?.previews.filter(({ preview }) => (preview?.until ?? 0) > Date.now()) ?? [];
  return {
    /** Returns the releases of a visitor; the same object until they change. */
    releases: (bucket: number | null, preview: string | null = null): Releases => lookup(bucket, preview),
    hasCanaries: (): boolean =>
      document?.choices.some(({ variants }) => variants.some((each) => each.audience.kind === 'share')) ??
      false,
    /** Identical on all hosts with the same active releases. */
    revision: (): string => document?.revision ?? '',
    names: (): readonly string[] => document?.choices.map(({ name }) => name) ?? [],
    statuses: (): readonly RemoteStatus[] => document?.choices.map(({ status }) => status) ?? [],
    /** Returns the status of each remote in the previews that have not ended. */
    previews: listPreviews,
    /** Returns the stored releases of a remote, also for open tabs: the active one first, then the newest. */
    stored(name: string): readonly StoredRelease[] {
      const active = findActive(name);
      const releases = known.filter((each) => each.name === name && each.isPublic);
      return releases
        .toSorted((one, other) => Number(other.version === active) - Number(one.version === active))
        .map(({ release }) => release);
    },
    /** Returns the active release of a remote, or the one that a preview shows; null if there is none. */
    release(name: string, preview: string | null = null): StoredRelease | null {
      const shown = listPreviews().find((each) => each.name === name && each.preview?.name === preview);
      return findRelease(known, name, preview === null ? findActive(name) : (shown?.active?.version ?? null));
    },
    /** Never rejects. @param timeoutMs additional time for the files and smoke tests of new releases */
    async refresh(timeoutMs = 0): Promise<void> {
      await source.refresh(timeoutMs);
      await refresh();
    },
    async end(): Promise<void> {
      isEnding = true;
      const ended = Promise.all([source.end(), refresh()]);
      await pTimeout(ended, { milliseconds: SHUTDOWN_TIMEOUT_MS, message: false });
    },
  };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function throwIfError(error: unknown): void {
  if (error) throw error;
}

const findRelease = (known: KnownReleases, name: string, version: string | null): StoredRelease | null =>
  known.find((each) => each.name === name && each.version === version)?.release ?? null;

function formatActiveReleases({ choices, allKnown }: DecisionDocument): string {
  const parts = choices.map(({ name, active, variants }) => {
    const others = variants.map(({ version, audience }) =>
      audience.kind === 'share' ? `canary ${version}` : `preview ${audience.name} ${version}`,
    );
    return `${name} ${active}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
  });
  return [...parts, ...(allKnown ? [] : ['others to come'])].join(', ');
}
