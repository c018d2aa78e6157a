import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyId } from '@portal/server-kit/key-id';
import type { RemoteListing } from '../server/releases/registry.ts';
import { newestFirst, type ReleaseRecord } from '../server/releases/release-record.ts';
import { readRecord } from '../server/releases/store.ts';
import { changeRegistry, getStore, readListings } from './change-registry.ts';
import { createCommand } from './command.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

/**
 * Lists the releases of the registry's remotes, adds a remote, or selects active releases. A change writes the registry
 * (`REGISTRY`) and a line of `audit.jsonl` in the store (`RELEASES_DIR`); running hosts read it within seconds. An added remote
 * is listed after the others, whose claims come first: FILE contains the team's public key, as `portal new-key` writes it, and
 * `--manifest` is the URL of a remote of other tooling.
 */
export const registry = createCommand(
  `registry list
       registry add NAME [--url URL] [--key FILE] --reason "…"
       registry add NAME --manifest URL --path PATTERN … [--slot NAME …] [--team TEAM] --reason "…"
       registry pin REMOTE VERSION --reason "…"
       registry rollback REMOTE [VERSION] --reason "…"
       registry canary REMOTE VERSION PERCENT --reason "…"
       registry promote REMOTE --reason "…"`,
  { url: text, key: text, manifest: text, path: texts, slot: texts, team: text, reason: text },
  async ({ reason: given, key, path: paths, slot: slots, ...details }, [kind, name, ...rest]) => {
    if (kind === 'list') return list(await readListings());
    const reason = given?.trim();
    if (!name || !reason) return false;
    if (kind === 'add') {
      const added = { ...details, name, key: key && readPublicKey(key), paths, slots };
      return rest.length === 0 && add(added, reason);
    }
    const edit = parseEdit(kind, rest);
    return edit !== null && select(name, edit, reason);
  },
);

async function add(added: RemoteListing, reason: string): Promise<void> {
  const { name, key } = added;
  await changeRegistry({ remote: name, details: { kind: 'add' }, reason, edit: () => added });
  console.info(`${name}: listed${key ? `, for releases signed with ${keyId(`${key}`)}` : ', without a key'}`);
}

/** @throws Error if the file does not contain a team's public key */
function readPublicKey(file: string): string {
  const content = readFileSync(file, 'utf8').trim();
  if (content.includes('PRIVATE KEY'))
    throw new Error(`${file} is the private key: give the public one, in ${file}.pub`);
  try {
    const der = Buffer.from(content, 'base64');
    if (createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyType === 'ed25519')
      return content;
  } catch {}
  throw new Error(`${file} is not a public key of a team (Ed25519)`);
}

/** Changes that an operator can make to a remote's active releases. */
export type Edit =
  | { kind: 'pin'; version: string }
  /** Returns to the previous or to a named release. */
  | { kind: 'rollback'; version?: string | undefined }
  | { kind: 'canary'; version: string; percent: number }
  /** Activates the canary for all visitors, or without one, the last announced release. */
  | { kind: 'promote' };

function parseEdit(kind: string | undefined, [version, percent]: string[]): Edit | null {
  if (kind === 'pin' && version) return { kind, version };
  if (kind === 'rollback') return { kind, version };
  if (kind === 'promote' && !version) return { kind };
  if (kind === 'canary' && version && /^\d{1,3}$/.test(percent ?? '') && Number(percent) <= 100)
    return { kind, version, percent: Number(percent) };
  return null;
}

/**
 * Applies an edit to a remote's listing. A canary pins the other visitors to the active release. If the promoted release
 * is the newest, no pin remains.
 * @param record the store's record of the remote
 * @throws Error with a readable message if the edit is impossible
 */
export function editListing(listing: RemoteListing, edit: Edit, record: ReleaseRecord): RemoteListing {
  const { pin: pinned, canary, ...rest } = listing;
  const { name } = rest;
  const requireStored = (version: string | null | undefined): string => {
    if (!version) throw new Error(`${name} has no release to go to`);
    if (!Object.hasOwn(record.releases, version))
      throw new Error(`the store has no release ${version} of ${name}`);
    return version;
  };
  switch (edit.kind) {
    case 'pin':
    case 'rollback':
      return { ...rest, pin: requireStored(edit.version ?? record.previous) };
    case 'canary': {
      const pin = requireStored(pinned ?? record.active);
      const version = requireStored(edit.version);
      if (version === pin) throw new Error(`release ${version} of ${name} is active for all visitors`);
      return { ...rest, pin, canary: { version, percent: edit.percent } };
    }
    case 'promote': {
      const [newest] = newestFirst(record);
      const version = canary?.version ?? newest;
      return version === newest ? rest : { ...rest, pin: requireStored(version) };
    }
  }
}

async function select(name: string, edit: Edit, reason: string): Promise<void> {
  const { releasesDir } = getStore();
  await requireReleases(await readListings(), releasesDir);
  const to = await changeRegistry({
    remote: name,
    details: edit,
    reason,
    edit: async (listing) => editListing(listing, edit, await readRecord(releasesDir, name)),
  });
  console.info(`${name}: ${to.pin ? `release ${to.pin}` : 'the last announced release'}`);
  if (to.canary) console.info(`${to.canary.percent} of 100 visitors get release ${to.canary.version}`);
}

/** @throws Error if the folder has no release of any remote, hence is not that of the running host or keeper */
async function requireReleases(listings: readonly RemoteListing[], releasesDir: string): Promise<void> {
  const records = await Promise.all(listings.map(({ name }) => readRecord(releasesDir, name)));
  if (listings.length > 0 && records.every(({ releases }) => Object.keys(releases).length === 0))
    throw new Error(
      `${releasesDir} contains no releases: set DATA_DIR (or RELEASES_DIR) to the folder of the running host or keeper`,
    );
}

async function list(listings: readonly RemoteListing[]): Promise<void> {
  const { releasesDir } = getStore();
  await requireReleases(listings, releasesDir);
  for (const { name, pin, canary } of listings) {
    const record = await readRecord(releasesDir, name);
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
