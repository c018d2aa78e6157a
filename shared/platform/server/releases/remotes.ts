import pTimeout from 'p-timeout';
import type { Owner } from '../../contract/admit-release.ts';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { Config } from '../config/config.ts';
import type { Listener } from '../events/events.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';
import { type ActiveDocument, createActiveDocument } from './active/active-document.ts';
import { coalesce } from './coalesce.ts';
import type { StorageLimits } from './ingest/evaluate-announcement.ts';
import { createPipeline } from './pipeline.ts';
import {
  type ListedPreview,
  type LocatedRemote,
  listPreviewedRemotes,
  listPreviews,
  openRegistry,
  registryCopy,
} from './registry.ts';
import type { Releases } from './releases.ts';
import { type RemoteStatus, remoteStatus } from './remote-status.ts';
import { smokeTest } from './smoke-tests.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Remotes with their active releases. */
export interface ActiveRemotes {
  /**
   * Returns the active releases; the same object until they change.
   * @param bucket of the visitor, 0 to 99, or null
   */
  releases(bucket: number | null): Releases;
  hasCanaries(): boolean;
  /** Returns the names of all listed remotes. */
  names(): readonly string[];
  /** Identical on all hosts with the same active releases. */
  revision(): string;
  /** Returns the public status of the listed remotes. */
  statuses(): readonly RemoteStatus[];
  /**
   * Reads the registry and the remotes' announcements. Never rejects.
   * @param patience additional time in ms for the files and smoke tests of new releases
   */
  refresh(patience?: number): Promise<void>;
  /** Stops all writing; waits 2 s at most for work in progress. */
  end(): Promise<void>;
}

export interface PreviewOptions {
  name: string;
  store: ReleaseStore;
  /** Folder of the store. */
  folder: string;
  report: (line: string) => void;
  emit: Listener;
}

export interface Remotes extends ActiveRemotes {
  /** Returns the previews that have not ended. */
  previews(): readonly ListedPreview[];
  openPreview(preview: PreviewOptions): Promise<ActiveRemotes>;
}

export const SHUTDOWN_TIMEOUT_MS = 2_000;

/** Remotes of a server that decides for itself. */
export interface DecidedRemotes extends ActiveRemotes {
  /** Returns the active releases for hosts that follow this server. */
  document(): ActiveDocument;
}

/** Maximum size of a preview's release: several times that of the portal's. */
const MAX_PREVIEW_BYTES = 16 * 1024 * 1024;

interface Options {
  config: Config;
  store: ReleaseStore;
  host: HostFacts;
  /** Runs the smoke tests. */
  renderer: PageRenderer;
  /** Milliseconds in which other hosts store a release before it becomes active. */
  activationDelayMs?: number;
  report: (line: string) => void;
  emit: Listener;
}

/**
 * Ingests, tests and activates the releases of the registry's remotes. Releases that were active before the start are
 * active at once.
 */
export async function decideReleases(options: Options) {
  const { config, store, report } = options;
  const { registry: source, releasesDir } = config;
  const registry = await openRegistry({ source, env: process.env, copy: registryCopy(releasesDir), report });
  const remotes = await decideListed({
    ...options,
    listings: registry.remotes,
    readListings: registry.refresh,
  });

  /** Tests a preview's releases as if they replaced the active ones, and replaces none. */
  function openPreview({ name, ...preview }: PreviewOptions): Promise<DecidedRemotes> {
    const listings = () => listPreviewedRemotes(registry.remotes(), name, Date.now());
    return decideListed({
      ...options,
      ...preview,
      config: { ...config, releaseDays: 0 },
      listings,
      readListings: async () => {},
      owners() {
        const names = listings().map((listing) => listing.name);
        return remotes.releases(null).manifests.filter((each) => !names.includes(each.name));
      },
      limitsOf: (remote) => ({
        maxBytes: MAX_PREVIEW_BYTES,
        others: [...store.of(remote).releases.values()],
      }),
    });
  }

  const previews = (): ListedPreview[] => listPreviews(registry.remotes(), Date.now());
  return {
    ...remotes,
    previews,
    openPreview,
    document: (): ActiveDocument => ({ ...remotes.document(), previews: previews() }),
  };
}

interface ListedOptions extends Options {
  listings: () => readonly LocatedRemote[];
  /** Reads the list again. */
  readListings: () => Promise<void>;
  owners?: () => readonly Owner[];
  limitsOf?: (name: string) => StorageLimits;
}

async function decideListed({
  config: { portal, releaseDays: days, dataBudget },
  store,
  host,
  renderer,
  listings,
  readListings,
  report,
  ...options
}: ListedOptions): Promise<DecidedRemotes> {
  const { basePath } = portal;
  const pipeline = createPipeline({
    basePath,
    listings,
    store,
    host,
    smokeTest: (release) => smokeTest(release, { renderer, dataBudget, basePath }),
    days,
    report,
    ...options,
  });
  const { active, problemOf } = pipeline;
  await pipeline.begin();

  const refresh = coalesce(
    async () => {
      await readListings();
      await pipeline.refresh();
    },
    (error) => report(`remotes: ${String(error)}`),
  );
  const statuses = () =>
    listings().map((listing) => {
      const { name } = listing;
      const choice = active.now().choices.find((each) => each.name === name);
      const mounted = active.now().allKnown ? active.at(null).manifests : undefined;
      const [stored, problem] = [store.of(name), problemOf(name)];
      return remoteStatus({ listing, stored, choice, problem, active: mounted });
    });
  return {
    releases: active.at,
    hasCanaries: () => active.now().choices.some(({ canary }) => canary !== null),
    names: () => listings().map(({ name }) => name),
    revision: () => active.now().revision,
    statuses,
    document: () => createActiveDocument({ host, state: active.now(), statuses: statuses(), store }),
    async refresh(patience = 0) {
      await refresh();
      if (patience > 0) await pTimeout(pipeline.idle(), { milliseconds: patience, message: false });
    },
    async end() {
      pipeline.end();
      await pTimeout(refresh().then(pipeline.idle), { milliseconds: SHUTDOWN_TIMEOUT_MS, message: false });
    },
  };
}
