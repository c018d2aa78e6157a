import { releaseKey } from '../../../contract/names.ts';
import type { IngestError } from '../../../contract/reasons.ts';
import { type ForeignRemote, isForeign, type LocatedRemote } from '../remote-listing.ts';
import { readFederationManifest, readForeignRelease } from './foreign/read-foreign.ts';
import { type Announcement, AnnouncementError, readAnnouncement } from './read-announcement.ts';

/** A step that ends the way of a release. */
export interface RejectedAnnouncement {
  kind: 'refused';
  problem: IngestError;
  /** What the log is told besides, which may be words of another server. */
  message?: string;
}

/** How a look at a remote ended. */
export type Announced =
  /** It announces what was taken in before. */
  | { kind: 'unchanged' }
  | RejectedAnnouncement
  | {
      kind: 'announced';
      /** Tells what is announced, and as what, from anything else. */
      id: string;
      /** What the release is: of other tooling's that is known once all files are fetched. */
      fetch(): Promise<{ kind: 'fetched'; announcement: Announcement } | RejectedAnnouncement>;
      /** Has the same be `unchanged` from now on. */
      markSeen(): void;
    };

export interface Announcements {
  /** What a remote announces now, its signature checked. */
  of(listing: LocatedRemote): Promise<Announced>;
  /** Forgets what was taken in of a remote. */
  forget(name: string): void;
}

/** What remotes announce, compared with what they announced before. */
export function createAnnouncements(report: (line: string) => void): Announcements {
  /** What was taken in last of each source: the ETag of the announcement, or its id. */
  const befores = new Map<string, string>();
  const unsigned = new Set<string>();

  function warnUnsigned({ name, key }: LocatedRemote): void {
    if (key !== undefined || unsigned.has(name)) return;
    unsigned.add(name);
    report(`${name}: the registry names no key, so that its signature is not asked for`);
  }

  async function ofOwn(listing: LocatedRemote): Promise<Announced> {
    const { name, url, key, pin } = listing;
    warnUnsigned(listing);
    const source = `${name} ${url} ${key}`;
    const read = await readAnnouncement(listing, befores.get(source));
    if (!read) return { kind: 'unchanged' };
    befores.delete(source);
    const { announcement, etag } = read;
    return {
      kind: 'announced',
      id: JSON.stringify([source, pin, releaseKey(announcement.manifest)]),
      fetch: async () => ({ kind: 'fetched', announcement }),
      markSeen: () => void (etag && befores.set(source, etag)),
    };
  }

  async function ofForeign(listing: ForeignRemote): Promise<Announced> {
    const { name, url, paths, slots, team } = listing;
    const source = `${name} `;
    const manifest = await readFederationManifest(url);
    const id = JSON.stringify([name, url, paths, slots, team, manifest.digest]);
    if (befores.get(source) === id) return { kind: 'unchanged' };
    const fetch = async () =>
      ({ kind: 'fetched', announcement: await readForeignRelease(listing, manifest) }) as const;
    return {
      kind: 'announced',
      id,
      fetch: () => catchRejection(fetch),
      markSeen: () => void befores.set(source, id),
    };
  }

  return {
    of: (listing) => catchRejection(() => (isForeign(listing) ? ofForeign(listing) : ofOwn(listing))),
    forget(name) {
      for (const source of befores.keys()) if (source.startsWith(`${name} `)) befores.delete(source);
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
