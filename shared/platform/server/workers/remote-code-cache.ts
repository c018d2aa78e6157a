import { releaseKey } from '../../contract/names.ts';
import { logError } from '../log-error.ts';
import type { ServerRemote } from '../rendering/render-contract.ts';
import type { RemoteEvaluation } from './evaluate-remote.ts';
import { type Heartbeat, nameOf } from './heartbeat.ts';
import type { ReleaseCode } from './protocol.ts';
import { withScopedTimers } from './sandbox/scoped-timers.ts';
import { traceRemote } from './trace-remote.ts';

/** The active release, a canary, and the previous release of each. */
const MAX_RELEASES_PER_REMOTE = 4;

interface Options {
  evaluation: RemoteEvaluation;
  signs: Pick<Heartbeat, 'enter'>;
}

/** Caches the remotes' code in this worker; each release is evaluated once. */
export function createRemoteCodeCache({ evaluation, signs }: Options) {
  const remotes = new Map<string, Map<string, Promise<ServerRemote | null>>>();

  async function fetchAndEvaluate(ask: () => Promise<ReleaseCode | null>): Promise<ServerRemote | null> {
    const release = await ask();
    if (!release) return null;
    const name = nameOf(releaseKey(release));
    const enter = () => signs.enter(name);
    enter();
    // Not in the page's scope, which may end before.
    return traceRemote(await withScopedTimers(() => evaluation.evaluate(release)), enter);
  }

  /**
   * Returns a release's modules, or null if they are not available; never rejects.
   * @param ask returns the release's code; called again for a later page if it returned null
   */
  return function codeOf(
    { name, version }: Pick<ReleaseCode, 'name' | 'version'>,
    ask: () => Promise<ReleaseCode | null>,
  ): Promise<ServerRemote | null> {
    const releases = remotes.get(name) ?? new Map<string, Promise<ServerRemote | null>>();
    remotes.set(name, releases);
    const known = releases.get(version);
    if (known) return known;
    const remote = fetchAndEvaluate(ask).catch((error: unknown) => {
      logError(`${name} not rendered here`, error);
      return null;
    });
    releases.set(version, remote);
    void remote.then((module) => module === null && releases.delete(version));
    for (const old of [...releases.keys()].slice(0, -MAX_RELEASES_PER_REMOTE)) {
      releases.delete(old);
      evaluation.forget({ name, version: old });
    }
    return remote;
  };
}
