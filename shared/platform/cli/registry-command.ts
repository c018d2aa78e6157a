/**
 * Lists a remote in the registry (`REGISTRY`): `portal registry add NAME [--url URL] [--key FILE] --reason "…"`, or with
 * `--manifest URL --path PATTERN … --slot NAME … --team TEAM` a remote of other tooling. FILE contains the team's public
 * key, as `portal new-key` writes it. Running hosts read the registry within seconds.
 */
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';
import { keyId } from '@portal/server-kit/key-id';
import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import { storeConfig } from '../server/config/store-config.ts';
import { type RemoteListing, remoteListings } from '../server/releases/registry.ts';
import { changeRegistry } from './change-registry.ts';

const usage = `usage: registry add NAME [--url URL] [--key FILE] --reason "…"
       registry add NAME --manifest URL --path PATTERN … [--slot NAME …] [--team TEAM] --reason "…"`;

/** @throws Error if the file does not contain a team's public key */
function readPublicKey(file: string): string {
  const text = readFileSync(file, 'utf8').trim();
  if (text.includes('PRIVATE KEY'))
    throw new Error(`${file} is the private key: give the public one, in ${file}.pub`);
  try {
    const der = Buffer.from(text, 'base64');
    if (createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyType === 'ed25519')
      return text;
  } catch {}
  throw new Error(`${file} is not a public key of a team (Ed25519)`);
}

/** Adds a remote after the others, whose claims come first. */
function addListing(listings: readonly RemoteListing[], added: RemoteListing): RemoteListing[] {
  if (listings.some(({ name }) => name === added.name))
    throw new Error(`the registry lists '${added.name}' already`);
  return parseOrThrow(remoteListings, [...listings, added], 'the registry');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      manifest: { type: 'string' },
      path: { type: 'string', multiple: true },
      slot: { type: 'string', multiple: true },
      team: { type: 'string' },
      reason: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [action, name, ...rest] = positionals;
  const reason = values.reason?.trim();
  if (action !== 'add' || !name || !reason || rest.length > 0) throw new Error(usage);
  const { registry, releasesDir } = storeConfig(process.env, process.cwd());
  const { url, manifest, path: paths, slot: slots, team } = values;
  const key = values.key === undefined ? undefined : readPublicKey(values.key);
  await changeRegistry({
    registry,
    releasesDir,
    remote: name,
    details: { kind: 'add' },
    reason,
    edit: (listings) => addListing(listings, { name, url, key, manifest, paths, slots, team }),
  });
  console.info(`${name}: listed${key ? `, for releases signed with ${keyId(key)}` : ', without a key'}`);
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
