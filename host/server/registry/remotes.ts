import type { HostFacts } from '@portal/runtime/federation/release-manifest';
import { LRUCache } from 'lru-cache';
import { type Announcement, type Before, readAnnouncement, type Trouble, Troubled } from './announcement.ts';
import { isInCanary } from './canary.ts';
import { type Choice, chooseReleases, type RemoteAtHand } from './choose-releases.ts';
import type { Registry } from './registry.ts';
import { type InForce, type Releases, releasesOf } from './releases.ts';
import type { LocatedRemote } from './remote-listing.ts';
import { storageTrouble } from './store/check-files.ts';
import { digest } from './store/digest.ts';
import { releasesToRemove } from './store/kept-releases.ts';
import { newestFirst, withAnnounced, withCurrent, withoutListing } from './store/release-record.ts';
import type { ReleaseStore, StoredRelease } from './store/release-store.ts';
import type { Trial } from './try-release.ts';

/** Milliseconds that a release which failed its trial, or whose files could not be had, is left alone at least. */
const PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** Releases whose trials and pauses are remembered at most. */
const REMEMBERED = 1_000;

export interface RemoteState {
  listing: LocatedRemote;
  current: StoredRelease | null;
  previous: StoredRelease | null;
  canary: StoredRelease | null;
  /** The release that its remote announced last, of those that are stored. */
  announced: StoredRelease | null;
  judgements: Choice['judgements'];
  /** What keeps the release that is announced now from being taken in. */
  trouble: Trouble | null;
}

export interface Remotes {
  /**
   * The releases in force; the same object as long as nothing changes.
   * @param place of the visitor among a hundred, or null
   */
  releases(place: number | null): Releases;
  /** Whether some visitors get other releases than the rest. */
  hasCanaries(): boolean;
  /** Of all listed remotes. */
  names(): readonly string[];
  states(): RemoteState[];
  /**
   * Reads the registry and what the remotes announce. Never rejects.
   * @param patience milliseconds to wait for the files and trials of new releases besides
   */
  refresh(patience?: number): Promise<void>;
}

interface RemotesOptions {
  registry: Registry;
  store: ReleaseStore;
  host: HostFacts;
  tryRelease: (release: StoredRelease) => Promise<Trial>;
  /** Days that a release is kept after it was replaced. */
  days: number;
  report: (line: string) => void;
  now?: () => number;
}

/** Takes in what the remotes release and says what is in force. What was in force before the start is so at once. */
export async function createRemotes(options: RemotesOptions): Promise<Remotes> {
  const { registry, store, host, tryRelease, days, report, now = Date.now } = options;
  const troubles = new Map<string, { trouble: Trouble; message: string }>();
  const befores = new Map<string, Before>();
  const trials = new LRUCache<string, Trial & { until: number }>({ max: REMEMBERED });
  const fetches = new Map<string, Promise<void>>();
  const pauses = new LRUCache<string, { times: number; until: number }>({ max: REMEMBERED });
  const running = new Map<string, Promise<void>>();
  const unsigned = new Set<string>();
  let choices: Choice[] = [];
  let allKnown = false;
  let era = 0;
  let made = new Map<string, Releases>();
  let turn: Promise<void> = Promise.resolve();

  const stored = (name: string, version: string | null | undefined): StoredRelease | null =>
    (version && store.of(name).releases.get(version)) || null;

  /** Says what has changed, and nothing of what goes on. */
  function tell(name: string, trouble: Trouble | null, message = ''): void {
    const before = troubles.get(name);
    if (trouble === (before?.trouble ?? null) && message === (before?.message ?? '')) return;
    if (trouble) troubles.set(name, { trouble, message });
    else troubles.delete(name);
    report(`${name}: ${trouble ? `${trouble} (${message})` : 'back'}`);
  }

  /** Runs one after the other whatever changes the releases in force. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    turn = turn.then(work).catch((error: unknown) => report(`remotes: ${String(error)}`));
    return turn;
  }

  const rests = (key: string): boolean => (pauses.get(key)?.until ?? 0) > now();

  function pause(key: string): void {
    const times = (pauses.get(key)?.times ?? 0) + 1;
    pauses.set(key, { times, until: now() + Math.min(PAUSE * 2 ** (times - 1), LONGEST_PAUSE) });
  }

  async function look(listing: LocatedRemote): Promise<void> {
    const { name, url, key } = listing;
    if (key === undefined && !unsigned.has(name)) {
      unsigned.add(name);
      report(`${name}: the registry names no key, so that its signature is not asked for`);
    }
    const source = `${name} ${url} ${key}`;
    try {
      const read = await readAnnouncement(listing, befores.get(source));
      if (!read) {
        tell(name, null);
        return;
      }
      befores.delete(source);
      const remember = () => {
        if (read.etag) befores.set(source, { etag: read.etag });
      };
      if (await takeStored(listing, read.announcement)) remember();
      else take(listing, read.announcement, remember);
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      tell(name, error.trouble, error.message);
    }
  }

  /** Whether what is announced is stored already. */
  async function takeStored({ name }: LocatedRemote, announcement: Announcement): Promise<boolean> {
    const { manifest, bytes, signedBy } = announcement;
    const known = stored(name, manifest.version);
    if (!known) return false;
    // What was not signed as it came, and another manifest now is, is taken in again.
    const isSigned =
      signedBy === null || store.of(name).record.releases[manifest.version]?.signedBy === signedBy;
    if (!isSigned && known.manifestDigest !== digest(bytes)) return false;
    await announce(name, manifest.version, signedBy);
    tell(name, null);
    return true;
  }

  const announce = (name: string, version: string, signedBy: string | null) =>
    store.save(name, withAnnounced(store.of(name).record, version, { now: now(), signedBy }));

  /** Begins to fetch a release; others do not wait for it. */
  function take({ name, url }: LocatedRemote, announcement: Announcement, remember: () => void): void {
    const { manifest, signedBy } = announcement;
    const key = `${name} ${manifest.version}`;
    const trouble = storageTrouble(
      manifest,
      [...store.of(name).releases.values()].map((release) => release.manifest),
    );
    if (trouble) tell(name, 'unstorable', `${manifest.version} ${trouble}`);
    if (trouble || fetches.has(name) || rests(key)) return;
    const fetching = store
      .add(announcement, url)
      .then(
        async () => {
          pauses.delete(key);
          trials.delete(key);
          await announce(name, manifest.version, signedBy);
          remember();
          tell(name, null);
          await inTurn(settle);
        },
        (error: unknown) => {
          pause(key);
          tell(name, 'incomplete', error instanceof Error ? error.message : String(error));
        },
      )
      .finally(() => fetches.delete(name));
    fetches.set(name, fetching);
  }

  const atHand = (): RemoteAtHand[] =>
    registry.remotes().map((listing) => {
      const { record, releases } = store.of(listing.name);
      const claims = new Map([...releases].map(([version, { manifest }]) => [version, manifest]));
      return { listing, record, claims };
    });

  const trialOf = (name: string, version: string) => {
    const trial = trials.get(`${name} ${version}`);
    return trial && (trial.kind === 'passed' || trial.until > now()) ? trial : undefined;
  };

  async function putOnTrial(release: StoredRelease): Promise<void> {
    const { name, version } = release.manifest;
    const key = `${name} ${version}`;
    if (!(await store.isSound(release))) {
      report(`${name}: the stored release ${version} is damaged and removed`);
      for (const source of befores.keys()) if (source.startsWith(`${name} `)) befores.delete(source);
      return store.remove(name, [version]);
    }
    // What was in force before this start has passed already.
    const isProven = store.of(name).record.current === version;
    const trial: Trial = isProven ? { kind: 'passed' } : await tryRelease(release);
    const isNew = trials.get(key)?.kind !== trial.kind;
    trials.set(key, { ...trial, until: now() + LONGEST_PAUSE });
    if (isNew && trial.kind === 'failed')
      report(`${name}: release ${version} failed its trial (${trial.reason})`);
  }

  /** Begins the trial of a release; what is in force does not wait for it. */
  function beginTrial(release: StoredRelease): void {
    const key = `${release.manifest.name} ${release.manifest.version}`;
    if (running.has(key)) return;
    const trial = putOnTrial(release)
      .catch((error: unknown) => report(`remotes: ${String(error)}`))
      .then(() => inTurn(settle))
      .finally(() => running.delete(key));
    running.set(key, trial);
  }

  /** Decides what is in force, puts it into force at once, and begins the trials of what may be next. */
  async function settle(): Promise<void> {
    const chosen = chooseReleases(atHand(), host, (...each) => trialOf(...each)?.kind ?? 'untried');
    await putInForce(chosen);
    for (const { name, judgements } of chosen)
      for (const [version, { kind }] of judgements) {
        const release = kind === 'untried' ? stored(name, version) : null;
        if (release) beginTrial(release);
      }
  }

  /** Waits until nothing is fetched or tried any more. */
  async function idle(): Promise<void> {
    while (fetches.size + running.size > 0) await Promise.all([...fetches.values(), ...running.values()]);
  }

  async function putInForce(chosen: Choice[]): Promise<void> {
    const inForceBefore = describe();
    const isGone = choices.some(({ name }) => !chosen.some((each) => each.name === name));
    const isOlder = chosen.some(({ name, stable }) => {
      const { releases, current } = store.of(name).record;
      if (stable === null || current === null || stable === current) return false;
      return (releases[stable]?.announcedAt ?? 0) < (releases[current]?.announcedAt ?? 0);
    });
    const isTakenBack = isGone || isOlder;
    if (isTakenBack) era += 1;
    allKnown = chosen.every(
      ({ name, stable, judgements }) =>
        stable !== null ||
        [...judgements.values()].some(({ kind }) => kind !== 'untried') ||
        ['unsigned', 'unreadable'].includes(troubles.get(name)?.trouble ?? ''),
    );
    choices = chosen;
    const saved = chosen.map(async ({ name, stable }) => {
      const { record } = store.of(name);
      const next = stable === null ? record : withCurrent(record, stable, now());
      const owns = allKnown && stable !== null && !next.established;
      await store.save(name, owns ? { ...next, established: true } : next);
    });
    if (describe() !== inForceBefore || isTakenBack) {
      made = new Map();
      if (choices.length > 0) report(`in force: ${describe()}`);
    }
    await Promise.all(saved);
    await removeOld();
  }

  const describe = (): string =>
    [
      ...choices.map(({ name, stable, canary }) => `${name} ${stable}${canary ? ` (canary ${canary})` : ''}`),
      ...(allKnown ? [] : ['others to come']),
    ].join(', ');

  async function removeOld(): Promise<void> {
    const listed = new Map(registry.remotes().map((listing) => [listing.name, listing]));
    for (const name of store.names()) {
      const listing = listed.get(name);
      if (!listing) await store.save(name, withoutListing(store.of(name).record, now()));
      await store.remove(name, releasesToRemove(store.of(name).record, listing ?? {}, now(), days));
    }
  }

  function releasesAt(place: number | null): Releases {
    const inCanary = (name: string) => {
      const canary = registry.remotes().find((each) => each.name === name)?.canary;
      return place !== null && canary !== undefined && isInCanary(place, canary.percent);
    };
    const canaries = choices.filter(({ name, canary }) => canary !== null && inCanary(name));
    const group = canaries.map(({ name, canary }) => `${name} ${canary}`).join();
    const known = made.get(group);
    if (known) return known;
    const inForce = choices.flatMap((choice): InForce[] => {
      const { name, stable } = choice;
      const isCanary = canaries.includes(choice);
      const release = stored(name, isCanary ? choice.canary : stable);
      const previous = stored(name, isCanary ? stable : store.of(name).record.previous);
      return release ? [{ release, previous }] : [];
    });
    const releases = releasesOf(inForce, { allKnown, era, group });
    made.set(group, releases);
    return releases;
  }

  let inFlight: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function refreshNow(): Promise<void> {
    await registry.refresh();
    // What the registry says is done at once, whatever the remotes are at.
    await inTurn(settle);
    await Promise.all(registry.remotes().map(look));
    await inTurn(settle);
  }

  function start(): Promise<void> {
    next = null;
    inFlight = refreshNow()
      .catch((error: unknown) => report(`remotes: ${String(error)}`))
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  }

  function refreshed(): Promise<void> {
    if (next) return next;
    if (!inFlight) return start();
    // What is being read may be of before the moment that somebody asks about.
    next = inFlight.then(start);
    return next;
  }

  const inForce = registry.remotes().flatMap(({ name }) => stored(name, store.of(name).record.current) ?? []);
  await Promise.all(inForce.map(putOnTrial));
  await inTurn(settle);
  return {
    releases: releasesAt,
    hasCanaries: () => choices.some(({ canary }) => canary !== null),
    names: () => registry.remotes().map(({ name }) => name),
    states: () =>
      registry.remotes().map((listing) => {
        const { name } = listing;
        const { record } = store.of(name);
        const choice = choices.find((each) => each.name === name);
        return {
          listing,
          current: stored(name, choice?.stable),
          previous: stored(name, record.previous),
          canary: stored(name, choice?.canary),
          announced: stored(name, newestFirst(record)[0]),
          judgements: choice?.judgements ?? new Map(),
          trouble: troubles.get(name)?.trouble ?? null,
        };
      }),
    async refresh(patience = 0) {
      await refreshed();
      if (patience > 0) await Promise.race([idle(), pauseFor(patience)]);
    },
  };
}

const pauseFor = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
