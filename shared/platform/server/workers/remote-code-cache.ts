import { releaseKey } from '../../contract/names.ts';
import { logError } from '../log-error.ts';
import type { ServerRemote } from '../rendering/render-contract.ts';
import type { RemoteEvaluation } from './evaluate-remote.ts';
import { type Heartbeat, nameOf } from './heartbeat.ts';
import type { ReleaseCode } from './protocol.ts';
import { withScopedTimers } from './sandbox/scoped-timers.ts';
import { traceRemote } from './trace-remote.ts';

/** Releases of a remote that are kept: the current one, a canary, and those before each. */
const KEPT = 4;

interface Options {
  evaluation: RemoteEvaluation;
  signs: Pick<Heartbeat, 'enter'>;
}

/** The remotes' code in this worker's memory, each release evaluated once. */
export function createRemoteCodeCache({ evaluation, signs }: Options) {
  const remotes = new Map<string, Map<string, Promise<ServerRemote | null>>>();

  async function evaluated(ask: () => Promise<ReleaseCode | null>): Promise<ServerRemote | null> {
    const release = await ask();
    if (!release) return null;
    const name = nameOf(releaseKey(release));
    const enter = () => signs.enter(name);
    enter();
    // Work of its own: the page that needed it first may be over before.
    return traceRemote(await withScopedTimers(() => evaluation.evaluate(release)), enter);
  }

  /**
   * A release's modules, or null where they cannot be had; never rejects.
   * @param ask gives the release's code; asked again for a later page where it gives none
   */
  return function codeOf(
    { name, version }: Pick<ReleaseCode, 'name' | 'version'>,
    ask: () => Promise<ReleaseCode | null>,
  ): Promise<ServerRemote | null> {
    const releases = remotes.get(name) ?? new Map<string, Promise<ServerRemote | null>>();
    remotes.set(name, releases);
    const known = releases.get(version);
    if (known) return known;
    const remote = evaluated(ask).catch((error: unknown) => {
      logError(`${name} not rendered here`, error);
      return null;
    });
    releases.set(version, remote);
    void remote.then((module) => module === null && releases.delete(version));
    for (const old of [...releases.keys()].slice(0, -KEPT)) {
      releases.delete(old);
      evaluation.forget({ name, version: old });
    }
    return remote;
  };
}
