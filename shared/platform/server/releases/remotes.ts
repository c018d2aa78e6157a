import { setTimeout as pause } from 'node:timers/promises';
import type { HostFacts } from '../../contract/release-manifest.ts';
import { statusTexts } from '../../contract/status-texts.ts';
import type { Config } from '../config/config.ts';
import type { Listener } from '../events/events.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';
import { type InForceDocument, inForceDocumentOf } from './active/active-document.ts';
import { coalesce } from './coalesce.ts';
import { createPipeline } from './pipeline.ts';
import { openRegistry, registryCopy } from './registry.ts';
import type { Releases } from './releases.ts';
import { type RemoteStatus, remoteStatus } from './remote-status.ts';
import { smokeTest } from './smoke-tests/smoke-test.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface Remotes {
  /**
   * The releases in force; the same object as long as nothing changes.
   * @param bucket of the visitor among a hundred, or null
   */
  releases(bucket: number | null): Releases;
  /** Whether some visitors get other releases than the rest. */
  hasCanaries(): boolean;
  /** Of all listed remotes. */
  names(): readonly string[];
  /** The same on all hosts where the same is in force. */
  revision(): string;
  /** What strangers may know of the listed remotes. */
  statuses(): readonly RemoteStatus[];
  /**
   * Reads the registry and what the remotes announce. Never rejects.
   * @param patience milliseconds to wait for the files and smoke tests of new releases besides
   */
  refresh(patience?: number): Promise<void>;
  /** Ends what is under way, so that nothing is written any more. Waits for it, 2 s at most. */
  end(): Promise<void>;
}

/** Milliseconds that the end waits for what is under way. */
export const SHUTDOWN_TIMEOUT_MS = 2_000;

/** The remotes of a server that decides for itself. */
export interface DecidedRemotes extends Remotes {
  /** What is in force, for hosts that do as this server says. */
  document(): InForceDocument;
}

interface Options {
  config: Config;
  store: ReleaseStore;
  host: HostFacts;
  /** Tries the releases. */
  renderer: PageRenderer;
  /** Milliseconds in which others bring a release, before it takes the place of the one in force for them all. */
  activationDelayMs?: number;
  report: (line: string) => void;
  emit: Listener;
}

/**
 * The remotes of the registry, of which this server takes in, tries and chooses the releases. What was in force before
 * the start is so at once.
 */
export async function decideReleases({
  config: { portal, registry: source, releasesDir, releaseDays: days, dataBudget },
  store,
  host,
  renderer,
  activationDelayMs,
  report,
  emit,
}: Options): Promise<DecidedRemotes> {
  const { basePath } = portal;
  const texts = portal.texts.status ?? statusTexts;
  const registry = await openRegistry({ source, env: process.env, copy: registryCopy(releasesDir), report });
  const listings = registry.remotes;
  const pipeline = createPipeline({
    basePath,
    listings,
    store,
    host,
    smokeTest: (release) => smokeTest(release, { renderer, dataBudget, basePath }),
    days,
    activationDelayMs,
    report,
    emit,
  });
  const { inForce, problemOf } = pipeline;
  await pipeline.begin();

  const refresh = coalesce(
    async () => {
      await registry.refresh();
      await pipeline.refresh();
    },
    (error) => report(`remotes: ${String(error)}`),
  );
  const statuses = () =>
    listings().map((listing) => {
      const { name } = listing;
      const choice = inForce.now().choices.find((each) => each.name === name);
      return remoteStatus({ listing, stored: store.of(name), choice, problem: problemOf(name) }, texts);
    });
  return {
    releases: inForce.at,
    hasCanaries: () => inForce.now().choices.some(({ canary }) => canary !== null),
    names: () => listings().map(({ name }) => name),
    revision: () => inForce.now().revision,
    statuses,
    document: () => inForceDocumentOf({ host, inForce: inForce.now(), statuses: statuses(), store }),
    async refresh(patience = 0) {
      await refresh();
      if (patience > 0) await Promise.race([pipeline.idle(), pause(patience, undefined, { ref: false })]);
    },
    async end() {
      pipeline.end();
      await Promise.race([
        refresh().then(pipeline.idle),
        pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    },
  };
}
