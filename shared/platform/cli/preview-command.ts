/**
 * Shows a release to visitors with a link, before it is active:
 * - `portal preview publish NAME REMOTE URL [--days 7]` adds the release that is served at a URL to a preview, in the
 *   registry (`REGISTRY`), and waits until the portal (`PORTAL_URL`) has tested it;
 * - `portal preview link NAME [--to /path] [--hours 72]` prints the link of an open preview, signed with `PREVIEW_KEY`;
 * - `portal preview remove NAME` ends it.
 */

import { parseArgs } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';
import { storeConfig } from '../server/config/store-config.ts';
import { createPreviewLink } from '../server/previews/preview-paths.ts';
import { signPreview } from '../server/previews/preview-token.ts';
import { editPreview } from '../server/releases/edit-previews.ts';
import { remoteListings } from '../server/releases/registry.ts';
import { changeRegistry, readListings } from './change-registry.ts';
import { readPreviews, waitForPreview } from './wait-for-preview.ts';

const usage = `usage: preview publish NAME REMOTE URL [--days 7]
       preview link NAME [--to /path] [--hours 72]
       preview remove NAME`;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const { registry, releasesDir } = storeConfig(process.env, process.cwd());

function getPortalUrl(): string {
  const url = process.env.PORTAL_URL;
  if (!url) throw new Error('PORTAL_URL must be the base URL of the portal');
  return url.replace(/\/+$/, '');
}

const change = (
  name: string,
  remote: string,
  release: { url: string; until: string } | null,
): Promise<unknown> =>
  changeRegistry({
    registry,
    releasesDir,
    remote,
    details: { kind: release ? 'preview' : 'preview-removed' },
    reason: `preview ${name}`,
    edit: (before) => remoteListings.parse(editPreview(before, remote, name, release, Date.now())),
  });

async function publish(name: string, remote: string, url: string, days: number): Promise<void> {
  const until = new Date(Date.now() + days * DAY_MS).toISOString();
  await change(name, remote, { url, until });
  console.info(`preview ${name}: ${remote} from ${url}, until ${until}`);
  if (!process.env.PORTAL_URL)
    return console.info('not tested yet: with PORTAL_URL, this command waits for the test');
  console.info(`waiting until ${getPortalUrl()} has tested it…`);
  console.info(await waitForPreview(getPortalUrl(), name, remote, url));
}

/** @param to path below the base path */
async function link(name: string, to: string, hours: number): Promise<void> {
  const key = process.env.PREVIEW_KEY;
  if (!key) throw new Error("PREVIEW_KEY must be that of the portal's hosts");
  const portalUrl = getPortalUrl();
  const previews = await readPreviews(portalUrl);
  if (!previews.some((each) => each.name === name))
    throw new Error(`${portalUrl} has no preview ${name}: publish it first`);
  const until = Date.now() + hours * HOUR_MS;
  console.info(createPreviewLink(portalUrl, signPreview(key, 'link', { name, until }), to));
}

async function remove(name: string): Promise<void> {
  const listings = await readListings(registry);
  const previewed = listings.filter(({ previews = {} }) => Object.hasOwn(previews, name));
  if (previewed.length === 0) throw new Error(`there is no preview ${name}`);
  for (const { name: remote } of previewed) await change(name, remote, null);
  console.info(`preview ${name}: removed`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      days: { type: 'string', default: '7' },
      hours: { type: 'string', default: '72' },
      to: { type: 'string', default: '/' },
    },
    allowPositionals: true,
  });
  const [kind, name, remote, url] = positionals;
  const [days, hours] = [Number(values.days), Number(values.hours)];
  if (!name || !(days > 0) || !(hours > 0)) throw new Error(usage);
  if (kind === 'publish' && remote && url) return publish(name, remote, url.replace(/\/+$/, ''), days);
  if (kind === 'link') return link(name, values.to, hours);
  if (kind === 'remove') return remove(name);
  throw new Error(usage);
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
