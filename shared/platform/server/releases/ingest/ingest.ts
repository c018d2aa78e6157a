import { errorText } from '@portal/shared/server/error-text';
import { releaseKey } from '../../../contract/names.ts';
import { createBackoff } from '../../backoff.ts';
import { type ForeignRemote, isForeign, type LocatedRemote } from '../remote-listing.ts';
import { withAnnounced } from '../store/release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Announcement, commitTime, readAnnouncement, Troubled } from './announcement.ts';
import { filesAt } from './fetch-files.ts';
import { readFederationManifest, readForeignRelease } from './foreign/read-foreign.ts';
import { judgeAnnouncement } from './judge-announcement.ts';
import type { Problems } from './problems.ts';

/** Milliseconds that a release whose files could not be had is left alone, the first time and at most. */
const BACKOFF = { first: 2_000, longest: 60_000 };

export interface Ingest {
  /** Reads what a remote announces. A release that is new is fetched besides; nobody waits for it. */
  look(listing: LocatedRemote): Promise<void>;
  /** Reads what a remote announces anew the next time, whether or not it has changed. */
  forget(name: string): void;
  /** The releases that are being fetched. */
  underWay(): Promise<void>[];
}

interface Options {
  store: Pick<ReleaseStore, 'of' | 'add' | 'save'>;
  problems: Problems;
  report: (line: string) => void;
  now: () => number;
  /** Called once the files of a release are stored, before anybody may use them. */
  stored: (key: string) => void;
  /** Called once a new release may be chosen. */
  announced: () => Promise<void>;
}

/** Takes what the remotes announce into the store. */
export function createIngest({ store, problems, report, now, stored, announced }: Options): Ingest {
  /** What each remote announced last: the ETag of its announcement, or its manifest's digest with what the registry says. */
  const befores = new Map<string, string>();
  const fetches = new Map<string, Promise<void>>();
  const backoff = createBackoff({ ...BACKOFF, now });
  const unsigned = new Set<string>();

  function sayUnsigned({ name, key }: LocatedRemote): void {
    if (key !== undefined || unsigned.has(name)) return;
    unsigned.add(name);
    report(`${name}: the registry names no key, so that its signature is not asked for`);
  }

  async function writeDown({ manifest, signedBy }: Announcement): Promise<void> {
    const { name, version } = manifest;
    const announced = { now: now(), signedBy, commitTime: commitTime(manifest) };
    await store.save(name, withAnnounced(store.of(name).record, version, announced));
    problems.end(name);
  }

  async function take(url: string, announcement: Announcement, remember: () => void): Promise<void> {
    const { manifest } = announcement;
    const key = releaseKey(manifest);
    try {
      const { bytes, contents } = announcement;
      const fetched = filesAt(manifest, url);
      await store.add(manifest, bytes, async (file, signal) => contents?.get(file) ?? fetched(file, signal));
    } catch (error) {
      backoff.add(key);
      problems.set(manifest.name, { kind: 'incomplete' }, errorText(error));
      return;
    }
    backoff.forget(key);
    stored(key);
    await writeDown(announcement);
    remember();
    await announced();
  }

  /** @returns whether the files of the release are to be stored now */
  async function isWanted(
    announcement: Announcement,
    listing: LocatedRemote,
    remember: () => void,
  ): Promise<boolean> {
    const { name } = listing;
    const judged = judgeAnnouncement(announcement, store.of(name), listing);
    if (judged.kind === 'refused') problems.set(name, judged.problem);
    if (judged.kind === 'stored') {
      await writeDown(announcement);
      remember();
    }
    return judged.kind === 'new' && !backoff.has(releaseKey(announcement.manifest));
  }

  /** Nobody waits for it. */
  function begin(name: string, work: () => Promise<void>): void {
    if (fetches.has(name)) return;
    const fetching = work()
      .catch((error: unknown) => report(`${name}: ${String(error)}`))
      .finally(() => fetches.delete(name));
    fetches.set(name, fetching);
  }

  async function lookOwn(listing: LocatedRemote): Promise<void> {
    const { name, url, key } = listing;
    sayUnsigned(listing);
    const source = `${name} ${url} ${key}`;
    const read = await readAnnouncement(listing, befores.get(source));
    if (!read) return problems.end(name);
    befores.delete(source);
    const remember = () => void (read.etag && befores.set(source, read.etag));
    if (await isWanted(read.announcement, listing, remember))
      begin(name, () => take(url, read.announcement, remember));
  }

  /** What the release is, is known once its files are at hand: they are fetched whenever the manifest is another. */
  async function lookForeign(listing: ForeignRemote): Promise<void> {
    const { name, url, paths, slots, team } = listing;
    const source = `${name} `;
    const manifest = await readFederationManifest(url);
    const attempt = JSON.stringify([name, url, paths, slots, team, manifest.digest]);
    if (befores.get(source) === attempt) return problems.end(name);
    if (backoff.has(attempt)) return;
    const remember = () => void befores.set(source, attempt);
    begin(name, async () => {
      try {
        const announcement = await readForeignRelease(listing, manifest);
        backoff.forget(attempt);
        if (await isWanted(announcement, listing, remember)) await take(url, announcement, remember);
        else await announced();
      } catch (error) {
        backoff.add(attempt);
        tell(name, error);
      }
    });
  }

  function tell(name: string, error: unknown): void {
    if (!(error instanceof Troubled)) throw error;
    problems.set(name, error.problem, error.message);
  }

  return {
    async look(listing) {
      try {
        await (isForeign(listing) ? lookForeign(listing) : lookOwn(listing));
      } catch (error) {
        tell(listing.name, error);
      }
    },
    forget(name) {
      for (const source of befores.keys()) if (source.startsWith(`${name} `)) befores.delete(source);
    },
    underWay: () => [...fetches.values()],
  };
}
