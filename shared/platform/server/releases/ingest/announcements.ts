import { releaseKey } from '../../../contract/names.ts';
import type { IngestError } from '../../../contract/reasons.ts';
import { type ForeignRemote, isForeign, type LocatedRemote } from '../remote-listing.ts';
import { readFederationManifest, readForeignRelease } from './foreign/read-foreign.ts';
import { type Announcement, AnnouncementError, readAnnouncement } from './read-announcement.ts';

/** Rejection of an announced release at some step. */
export interface RejectedAnnouncement {
  kind: 'refused';
  problem: IngestError;
  /** Additional log text, which may come from another server. */
  message?: string;
}

/** Result of reading a remote's announcement. */
export type Announced =
  | { kind: 'unchanged' }
  | RejectedAnnouncement
  | {
      kind: 'announced';
      /** Identifies the release and its listing. */
      id: string;
      /** Fetches the announcement; a foreign release is only known once all its files are loaded. */
      fetch(): Promise<{ kind: 'fetched'; announcement: Announcement } | RejectedAnnouncement>;
      /** Makes the same announcement `unchanged` from now on. */
      markSeen(): void;
    };

export interface Announcements {
  /** Reads a remote's announcement and verifies its signature. */
  of(listing: LocatedRemote): Promise<Announced>;
  /** Discards a remote's seen announcement. */
  forget(name: string): void;
}

/** Reads announcements and compares them with the last ones. */
export function createAnnouncements(report: (line: string) => void): Announcements {
  /** Last announcement of each source: its ETag or its ID. */
  const lastSeen = new Map<string, string>();
  const unsigned = new Set<string>();

  function warnUnsigned({ name, key }: LocatedRemote): void {
    if (key !== undefined || unsigned.has(name)) return;
    unsigned.add(name);
    report(`${name}: the registry names no key, so that its signature is not asked for`);
  }

  async function readOwn(listing: LocatedRemote): Promise<Announced> {
    const { name, url, key, pin } = listing;
    warnUnsigned(listing);
    const source = `${name} ${url} ${key}`;
    const read = await readAnnouncement(listing, lastSeen.get(source));
    if (!read) return { kind: 'unchanged' };
    lastSeen.delete(source);
    const { announcement, etag } = read;
    return {
      kind: 'announced',
      id: JSON.stringify([source, pin, releaseKey(announcement.manifest)]),
      fetch: async () => ({ kind: 'fetched', announcement }),
      markSeen: () => void (etag && lastSeen.set(source, etag)),
    };
  }

  async function readForeign(listing: ForeignRemote): Promise<Announced> {
    const { name, url, paths, slots, team } = listing;
    const source = `${name} `;
    const manifest = await readFederationManifest(url);
    const id = JSON.stringify([name, url, paths, slots, team, manifest.digest]);
    if (lastSeen.get(source) === id) return { kind: 'unchanged' };
    const fetch = async () =>
      ({ kind: 'fetched', announcement: await readForeignRelease(listing, manifest) }) as const;
    return {
      kind: 'announced',
      id,
      fetch: () => catchRejection(fetch),
      markSeen: () => void lastSeen.set(source, id),
    };
  }

  return {
    of: (listing) => catchRejection(() => (isForeign(listing) ? readForeign(listing) : readOwn(listing))),
    forget(name) {
      for (const source of lastSeen.keys()) if (source.startsWith(`${name} `)) lastSeen.delete(source);
    },
  };
}

async function catchRejection<Outcome>(
  step: () => Promise<Outcome>,
): Promise<Outcome | RejectedAnnouncement> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return { kind: 'refused', problem: error.problem, message: error.message };
  }
}
