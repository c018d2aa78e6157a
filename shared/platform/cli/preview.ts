import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { releaseManifest } from '../contract/release-manifest.ts';
import { createPreviewLink, signPreview } from '../server/previews/preview-token.ts';
import { remoteStatus } from '../server/releases/decision-document.ts';
import { changeRegistry, readListings } from './change-registry.ts';
import { createCommand } from './command.ts';
import { readManifest } from './read-manifest.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Enough for the files and the smoke test of a release, behind those of others. */
const TIMEOUT_MS = 120_000;
const INTERVAL_MS = 1_000;

/**
 * Shows a release to visitors with a link, before it is active:
 * - `publish` adds the release that is served at a URL to a preview, in the registry (`REGISTRY`), and waits until the
 *   portal (`PORTAL_URL`) has tested it;
 * - `link` prints the link of an open preview, signed with `PREVIEW_SECRET`;
 * - `remove` ends it.
 */
export const preview = createCommand(
  `preview publish NAME REMOTE URL [--days 7]
       preview link NAME [--to /path] [--hours 72]
       preview remove NAME`,
  {
    days: { type: 'string', default: '7' },
    hours: { type: 'string', default: '72' },
    to: { type: 'string', default: '/' },
  },
  async (values, [kind, name, remote, url]) => {
    const [days, hours] = [Number(values.days), Number(values.hours)];
    if (!name || !(days > 0) || !(hours > 0)) return false;
    if (kind === 'publish' && remote && url) return publish(name, remote, url.replace(/\/+$/, ''), days);
    if (kind === 'link') return link(name, values.to, hours);
    if (kind === 'remove') return remove(name);
    return false;
  },
);

function getPortalUrl(): string {
  const url = process.env.PORTAL_URL;
  if (!url) throw new Error('PORTAL_URL must be the base URL of the portal');
  return url.replace(/\/+$/, '');
}

/** Sets or removes a remote's release in a preview, and removes its previews that have ended. */
const change = (name: string, remote: string, release: { url: string; until: string } | null) =>
  changeRegistry({
    remote,
    details: { kind: release ? 'preview' : 'preview-removed' },
    reason: `preview ${name}`,
    edit({ previews = {}, ...rest }) {
      const open = Object.entries(previews).filter(
        ([each, { until }]) => each !== name && Date.parse(until) > Date.now(),
      );
      const all = release ? [...open, [name, release] as const] : open;
      return all.length > 0 ? { ...rest, previews: Object.fromEntries(all) } : rest;
    },
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
  const key = process.env.PREVIEW_SECRET;
  if (!key) throw new Error("PREVIEW_SECRET must be that of the portal's hosts");
  const portalUrl = getPortalUrl();
  if ((await readPreview(portalUrl, name)).length === 0)
    throw new Error(`${portalUrl} has no preview ${name}: publish it first`);
  const until = Date.now() + hours * HOUR_MS;
  console.info(createPreviewLink(portalUrl, signPreview(key, 'link', { name, until }), to));
}

async function remove(name: string): Promise<void> {
  const listings = await readListings();
  const previewed = listings.filter(({ previews = {} }) => Object.hasOwn(previews, name));
  if (previewed.length === 0) throw new Error(`there is no preview ${name}`);
  for (const { name: remote } of previewed) await change(name, remote, null);
  console.info(`preview ${name}: removed`);
}

const status = z.object({ previews: z.array(remoteStatus) });

/** Returns the state of each remote in a preview. @throws Error in one line if the portal does not respond */
async function readPreview(portalUrl: string, name: string) {
  const { previews } = await readManifest(`${portalUrl}/_status?format=json`, status);
  return previews.filter(({ preview }) => preview?.name === name);
}

/** Waits until a portal has tested a release; returns a line for people. @throws Error if the portal rejects it */
async function waitForPreview(portalUrl: string, name: string, remote: string, releaseUrl: string) {
  // The portal itself describes builds of other tooling.
  const version = await readManifest(`${releaseUrl}/portal.json`, releaseManifest).then(
    (manifest) => manifest.version,
    () => null,
  );
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const state = (await readPreview(portalUrl, name)).find((each) => each.name === remote);
    const { active = null, verdict } = state ?? {};
    if (active && (version ?? active.version) === active.version)
      return `preview ${name}: ${remote} ${active.version} is ready`;
    const isRejected = verdict?.kind === 'rejected' && verdict.version === (version ?? verdict.version);
    if (isRejected || Date.now() > until)
      throw new Error([`the release of ${remote} is not shown`, ...(verdict?.reasons ?? [])].join(': '));
    await pause(INTERVAL_MS);
  }
}
