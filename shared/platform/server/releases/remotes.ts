import { setTimeout as pause } from 'node:timers/promises';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { StatusTexts } from '../../contract/status-texts.ts';
import { type RemoteStatus, remoteStatus } from '../status/remote-status.ts';
import { coalesced } from './coalesced.ts';
import type { RemoteAtHand } from './in-force/decide-in-force.ts';
import { type InForceDocument, inForceDocumentOf } from './in-force/in-force-document.ts';
import { createReleasesInForce } from './in-force/releases-in-force.ts';
import { createIngest } from './ingest/ingest.ts';
import { createProblems } from './ingest/problems.ts';
import type { Registry } from './registry.ts';
import type { Releases } from './releases.ts';
import type { SmokeTestResult } from './smoke-tests/smoke-test.ts';
import { createSmokeTests } from './smoke-tests/smoke-tests.ts';
import { removeReplaced } from './store/kept-releases.ts';
import { type ReleaseStore, releaseIn, type StoredRelease } from './store/release-store.ts';

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
}

/** The remotes of a server that decides for itself. */
export interface DecidedRemotes extends Remotes {
  /** What is in force, for hosts that do as this server says. */
  document(): InForceDocument;
}

interface RemotesOptions {
  basePath: string;
  texts: StatusTexts;
  registry: Registry;
  store: ReleaseStore;
  host: HostFacts;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestResult>;
  /** Days that a release is kept after it was replaced. */
  days: number;
  report: (line: string) => void;
  now?: () => number;
}

/** Takes in what the remotes release and says what is in force. What was in force before the start is so at once. */
export async function createRemotes(options: RemotesOptions): Promise<DecidedRemotes> {
  const { basePath, texts, registry, store, host, smokeTest, days, report, now = Date.now } = options;
  const failed = (error: unknown) => report(`remotes: ${String(error)}`);
  const listings = registry.remotes;
  const settle = coalesced(settleNow, failed);
  const problems = createProblems(report, now);
  const inForce = createReleasesInForce({ basePath, host, store, report, now });
  const smokeTests = createSmokeTests({
    store,
    smokeTest,
    report,
    now,
    damaged: ({ manifest }) => ingest.forget(manifest.name),
    ended: settle,
  });
  const ingest = createIngest({
    store,
    problems,
    report,
    now,
    stored: smokeTests.forget,
    announced: settle,
  });

  /** Decides what is in force, puts it into force at once, and begins the smoke tests of what may be next. */
  async function settleNow(): Promise<void> {
    await inForce.decide(listings().map(atHand));
    await removeReplaced(store, { listings: listings(), now: now(), days });
    for (const { name, judgements } of inForce.now().choices)
      for (const [version, { kind }] of judgements) {
        const release = kind === 'untried' ? releaseIn(store.of(name), version) : null;
        if (release) smokeTests.begin(release);
      }
  }

  function atHand(listing: RemoteAtHand['listing']): RemoteAtHand {
    const { name } = listing;
    const { record, releases } = store.of(name);
    return {
      listing,
      record,
      claims: new Map([...releases].map(([version, { manifest }]) => [version, manifest])),
      smokeTestOf: (version) => smokeTests.outcome(name, version),
      problem: problems.of(name),
    };
  }

  const refresh = coalesced(async () => {
    await registry.refresh();
    // What the registry says is done at once, whatever the remotes are at.
    await settle();
    await Promise.all(listings().map(ingest.look));
    await settle();
  }, failed);

  /** Waits until nothing is fetched or tried any more. */
  async function idle(): Promise<void> {
    for (;;) {
      const underWay = [...ingest.underWay(), ...smokeTests.underWay()];
      if (underWay.length === 0) return;
      await Promise.all(underWay);
    }
  }

  const before = listings().flatMap(({ name }) => {
    const remote = store.of(name);
    return releaseIn(remote, remote.record.current) ?? [];
  });
  // A damaged release on a disk that cannot be written costs itself, not the start.
  await Promise.all(before.map((release) => smokeTests.run(release).catch(failed)));
  await settle();

  const statuses = () =>
    listings().map((listing) => {
      const { name } = listing;
      const choice = inForce.now().choices.find((each) => each.name === name);
      return remoteStatus({ listing, stored: store.of(name), choice, problem: problems.of(name) }, texts);
    });
  return {
    releases: inForce.at,
    hasCanaries: () => inForce.now().choices.some(({ canary }) => canary !== null),
    revision: () => inForce.now().revision,
    names: () => listings().map(({ name }) => name),
    statuses,
    document: () => inForceDocumentOf({ host, inForce: inForce.now(), statuses: statuses(), store }),
    async refresh(patience = 0) {
      await refresh();
      if (patience > 0) await Promise.race([idle(), pause(patience, undefined, { ref: false })]);
    },
  };
}
