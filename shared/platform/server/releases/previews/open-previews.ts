import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Listener } from '../../events/events.ts';
import { coalesce } from '../coalesce.ts';
import type { ListedPreview } from '../registry.ts';
import type { Releases } from '../releases.ts';
import type { RemoteStatus } from '../remote-status.ts';
import type { ActiveRemotes, PreviewOptions } from '../remotes.ts';
import { openReleaseStore, type ReleaseStore } from '../store/release-store.ts';
import { releaseIn, type StoredRelease } from '../store/stored-release.ts';
import { withPreview } from './with-preview.ts';

/** Returns the folder of the previews' stores; the store of the active releases ignores it. */
const previewsFolder = (releasesDir: string): string => path.join(releasesDir, '.previews');

interface OpenedPreview<Kind> {
  until: number;
  store: ReleaseStore;
  remotes: Kind;
  /** Made once for each set of active releases: page processes identify releases by their object. */
  shown: WeakMap<Releases, { of: Releases; releases: Releases }>;
}

interface Options<Kind> {
  releasesDir: string;
  /** Lists the previews that have not ended. */
  listed: () => readonly ListedPreview[];
  open: (preview: PreviewOptions) => Promise<Kind>;
  report: (line: string) => void;
  /** Logs events of a preview, which count for no metric. */
  logEvents: (report: (line: string) => void) => Listener;
  now?: () => number;
}

export interface PreviewStatus {
  name: string;
  /** ISO 8601. */
  until: string;
  remotes: readonly RemoteStatus[];
}

export type Previews<Kind extends ActiveRemotes = ActiveRemotes> = ReturnType<typeof openPreviews<Kind>>;

/**
 * Keeps the listed previews open, each with a store of its own, so that no release of a preview ever becomes active, and
 * removes those that have ended.
 */
export function openPreviews<Kind extends ActiveRemotes>({
  releasesDir,
  listed,
  open,
  report,
  logEvents,
  now = Date.now,
}: Options<Kind>) {
  const root = previewsFolder(releasesDir);
  const opened = new Map<string, OpenedPreview<Kind>>();
  const reportError = (error: unknown) => report(`previews: ${String(error)}`);
  let isEnding = false;

  async function openPreview({ name, until }: ListedPreview): Promise<OpenedPreview<Kind>> {
    const folder = path.join(root, name);
    await mkdir(root, { recursive: true, mode: 0o700 });
    const store = await openReleaseStore(folder);
    const log = (line: string) => report(`preview ${name}: ${line}`);
    const remotes = await open({ name, store, folder, report: log, emit: logEvents(log) });
    const preview = { until, store, remotes, shown: new WeakMap() };
    opened.set(name, preview);
    return preview;
  }

  async function removeOthers(names: readonly string[]): Promise<void> {
    for (const [name, { remotes }] of opened)
      if (!names.includes(name)) {
        opened.delete(name);
        await remotes.end();
      }
    for (const name of await readdir(root).catch(() => []))
      if (!names.includes(name)) await rm(path.join(root, name), { recursive: true, force: true });
  }

  async function refreshPreview(listed: ListedPreview): Promise<void> {
    const preview = opened.get(listed.name) ?? (await openPreview(listed));
    preview.until = listed.until;
    await preview.remotes.refresh();
  }

  function find(name: string): OpenedPreview<Kind> | undefined {
    const preview = opened.get(name);
    return preview && preview.until > now() ? preview : undefined;
  }

  const refresh = coalesce(async () => {
    if (isEnding) return;
    const previews = listed();
    await removeOthers(previews.map(({ name }) => name));
    await Promise.all(previews.map((each) => refreshPreview(each).catch(reportError)));
  }, reportError);

  return {
    /** Returns the active releases with those of a preview; unchanged without an open preview of this name. */
    releases(active: Releases, name: string): Releases {
      const preview = find(name);
      if (!preview) return active;
      const of = preview.remotes.releases(null);
      const known = preview.shown.get(active);
      if (known?.of === of) return known.releases;
      const releases = withPreview(active, name, of);
      preview.shown.set(active, { of, releases });
      return releases;
    },
    find,
    /** Returns the release of a remote that an open preview shows, once it has passed; null otherwise. */
    release(name: string, remote: string): StoredRelease | null {
      const preview = find(name);
      const shown = preview?.remotes.releases(null).manifests.find((each) => each.name === remote);
      return preview && shown ? releaseIn(preview.store.of(remote), shown.version) : null;
    },
    statuses: (): PreviewStatus[] =>
      [...opened].flatMap(([name, { until, remotes }]) =>
        until > now() ? [{ name, until: new Date(until).toISOString(), remotes: remotes.statuses() }] : [],
      ),
    /** Opens, refreshes and removes previews. Never rejects. */
    refresh,
    /** Stops all writing. */
    async end(): Promise<void> {
      isEnding = true;
      await Promise.all([...opened.values()].map(({ remotes }) => remotes.end()));
    },
  };
}
