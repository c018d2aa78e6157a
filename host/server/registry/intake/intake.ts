import { releaseKey } from '../../release-key.ts';
import { createResting } from '../../resting.ts';
import type { LocatedRemote } from '../remote-listing.ts';
import { withAnnounced } from '../store/release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Announcement, type Before, readAnnouncement, Troubled } from './announcement.ts';
import { judgeAnnouncement } from './judge-announcement.ts';
import type { Troubles } from './troubles.ts';

/** Milliseconds that a release whose files could not be had is left alone, the first time and at most. */
const REST = { first: 2_000, longest: 60_000 };

export interface Intake {
  /** Reads what a remote announces. A release that is new is fetched besides; nobody waits for it. */
  look(listing: LocatedRemote): Promise<void>;
  /** Reads what a remote announces anew the next time, whether or not it has changed. */
  forget(name: string): void;
  /** The releases that are being fetched. */
  underWay(): Promise<void>[];
}

interface Options {
  store: Pick<ReleaseStore, 'of' | 'add' | 'save'>;
  troubles: Troubles;
  report: (line: string) => void;
  now: () => number;
  /** Called once the files of a release are stored, before anybody may use them. */
  stored: (key: string) => void;
  /** Called once a new release may be chosen. */
  announced: () => Promise<void>;
}

/** Takes what the remotes announce into the store. */
export function createIntake({ store, troubles, report, now, stored, announced }: Options): Intake {
  const befores = new Map<string, Before>();
  const fetches = new Map<string, Promise<void>>();
  const resting = createResting({ ...REST, now });
  const unsigned = new Set<string>();

  function sayUnsigned({ name, key }: LocatedRemote): void {
    if (key !== undefined || unsigned.has(name)) return;
    unsigned.add(name);
    report(`${name}: the registry names no key, so that its signature is not asked for`);
  }

  async function writeDown({ manifest, signedBy }: Announcement): Promise<void> {
    const { name, version } = manifest;
    await store.save(name, withAnnounced(store.of(name).record, version, { now: now(), signedBy }));
    troubles.end(name);
  }

  async function take(url: string, announcement: Announcement, remember: () => void): Promise<void> {
    const { manifest } = announcement;
    const key = releaseKey(manifest);
    try {
      await store.add(announcement, url);
    } catch (error) {
      resting.add(key);
      troubles.set(manifest.name, 'incomplete', error instanceof Error ? error.message : String(error));
      return;
    }
    resting.forget(key);
    stored(key);
    await writeDown(announcement);
    remember();
    await announced();
  }

  async function act({ name, url }: LocatedRemote, announcement: Announcement, remember: () => void) {
    const judged = judgeAnnouncement(announcement, store.of(name));
    if (judged.kind === 'unstorable') troubles.set(name, 'unstorable', judged.reason);
    if (judged.kind === 'stored') {
      await writeDown(announcement);
      remember();
    }
    if (judged.kind !== 'new' || fetches.has(name) || resting.has(releaseKey(announcement.manifest))) return;
    const fetching = take(url, announcement, remember)
      .catch((error: unknown) => report(`${name}: ${String(error)}`))
      .finally(() => fetches.delete(name));
    fetches.set(name, fetching);
  }

  return {
    async look(listing) {
      const { name, url, key } = listing;
      sayUnsigned(listing);
      const source = `${name} ${url} ${key}`;
      try {
        const read = await readAnnouncement(listing, befores.get(source));
        if (!read) return troubles.end(name);
        befores.delete(source);
        await act(listing, read.announcement, () => {
          if (read.etag) befores.set(source, { etag: read.etag });
        });
      } catch (error) {
        if (!(error instanceof Troubled)) throw error;
        troubles.set(name, error.trouble, error.message);
      }
    },
    forget(name) {
      for (const source of befores.keys()) if (source.startsWith(`${name} `)) befores.delete(source);
    },
    underWay: () => [...fetches.values()],
  };
}
