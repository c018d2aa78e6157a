import { keyId } from '@portal/server-kit/key-id';
import { type Edit, editRegistry } from '../server/releases/edit-registry.ts';
import type { RemoteListing } from '../server/releases/registry.ts';
import { newestFirst } from '../server/releases/release-record.ts';
import { readStoredRecord } from '../server/releases/store.ts';
import { changeRegistry, getStore, readListings } from './change-registry.ts';
import { createCommand } from './command.ts';

/**
 * Lists and selects the active releases. A change writes the registry (`REGISTRY`) and a line of `audit.jsonl` in the store
 * (`RELEASES_DIR`); running hosts read it within seconds.
 */
export const releases = createCommand(
  `releases list
       releases pin REMOTE VERSION --reason "…"
       releases rollback REMOTE [VERSION] --reason "…"
       releases canary REMOTE VERSION PERCENT --reason "…"
       releases promote REMOTE --reason "…"`,
  { reason: { type: 'string' } },
  async (values, [kind, name, ...rest]) => {
    const { releasesDir } = getStore();
    const listings = await readListings();
    if (kind === 'list') {
      await requireReleases(listings, releasesDir);
      return list(listings, releasesDir);
    }
    const details = parseEdit(kind, rest);
    const reason = values.reason?.trim();
    if (!details || !name || !reason) return false;
    await requireReleases(listings, releasesDir);
    const to = await changeRegistry({
      remote: name,
      details,
      reason,
      async edit(before) {
        const record = await readStoredRecord(releasesDir, name);
        return editRegistry(before, name, details, record, newestFirst(record)[0]);
      },
    });
    console.info(`${name}: ${to?.pin ? `release ${to.pin}` : 'the last announced release'}`);
    if (to?.canary) console.info(`${to.canary.percent} of 100 visitors get release ${to.canary.version}`);
  },
);

function parseEdit(kind: string | undefined, [version, percent]: string[]): Edit | null {
  if (kind === 'pin' && version) return { kind, version };
  if (kind === 'rollback') return { kind, version };
  if (kind === 'promote' && !version) return { kind };
  if (kind === 'canary' && version && /^\d{1,3}$/.test(percent ?? '') && Number(percent) <= 100)
    return { kind, version, percent: Number(percent) };
  return null;
}

/** @throws Error if the folder has no release of any remote, hence is not that of the running host or keeper */
async function requireReleases(listings: readonly RemoteListing[], releasesDir: string): Promise<void> {
  const records = await Promise.all(listings.map(({ name }) => readStoredRecord(releasesDir, name)));
  if (listings.length > 0 && records.every(({ releases }) => Object.keys(releases).length === 0))
    throw new Error(
      `${releasesDir} contains no releases: set DATA_DIR (or RELEASES_DIR) to the folder of the running host or keeper`,
    );
}

async function list(listings: readonly RemoteListing[], releasesDir: string): Promise<void> {
  for (const { name, pin, canary } of listings) {
    const record = await readStoredRecord(releasesDir, name);
    console.info(name);
    for (const version of newestFirst(record)) {
      const signer = record.releases[version]?.signedBy;
      const marks = [
        version === record.active && 'active',
        version === record.previous && 'previous',
        record.releases[version]?.isRolledBack && 'rolled back',
        version === pin && 'pinned',
        version === canary?.version && `canary for ${canary.percent} %`,
        signer && `signed with ${keyId(signer)}`,
      ].filter(Boolean);
      const at = new Date(record.releases[version]?.announcedAt ?? 0).toISOString();
      console.info(`  ${version}  ${at}  ${marks.join(', ')}`.trimEnd());
    }
  }
}
