import { hash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createAppRoutes, parseRoutes } from '../../app/portal-routes.tsx';
import type { Listing } from '../../contract/listing.ts';
import { REMOTE_FILES, releaseKey } from '../../contract/names.ts';
import type { SlotModule } from '../../remote/slot.ts';
import { createFederation, instanceName } from '../../runtime/create-federation.ts';
import { logError } from '../log-error.ts';
import type { ServerRemote } from '../rendering/render-contract.ts';
import type { ReleaseCode } from './protocol.ts';
import { withScopedTimers } from './scoped-timers.ts';
import type { Trace } from './trace.ts';

/** The active release, a canary, and the previous release of each. */
const MAX_RELEASES_PER_REMOTE = 4;

/**
 * Evaluates remotes' server builds, each a container in one CommonJS file, with Module Federation's runtime.
 * @param modules modules of the host, which remotes share
 */
export function createRemoteEvaluation(modules: Readonly<Record<string, unknown>>) {
  /** Releases being evaluated, by the runtime's names for them. */
  const evaluating = new Map<string, ReleaseCode>();
  const verifiedText: ModuleFederationRuntimePlugin = {
    name: 'verified-text',
    async loadEntry({ remoteInfo }) {
      const release = evaluating.get(remoteInfo.name);
      if (!release) throw new Error(`${remoteInfo.name} is not being evaluated`);
      return loadContainer(release) as never;
    },
  };
  const federation = createFederation({ modules, plugin: verifiedText });
  const toFederated = ({ name, version }: Pick<ReleaseCode, 'name' | 'version'>) => ({
    remote: name,
    version,
    entry: releaseKey({ name, version }),
  });

  return {
    /** @throws Error if the file is not the announced one, requires a module that the host does not share, or throws */
    async evaluate(release: ReleaseCode): Promise<ServerRemote> {
      const key = instanceName(toFederated(release));
      const load = (expose: string) => federation.load(toFederated(release), expose);
      evaluating.set(key, release);
      try {
        const exposed = await Promise.all(
          release.exposes.map(async (expose) => [expose, await load(expose)] as const),
        );
        return toRemote(release, Object.fromEntries(exposed));
      } catch (error) {
        federation.forget(toFederated(release));
        throw error;
      } finally {
        evaluating.delete(key);
      }
    },
    forget: (release: Pick<ReleaseCode, 'name' | 'version'>) => federation.forget(toFederated(release)),
  };
}

type RemoteEvaluation = ReturnType<typeof createRemoteEvaluation>;

/** Caches the remotes' code in this process; each release is evaluated once. */
export function createRemoteCodeCache(evaluation: RemoteEvaluation, trace: Trace) {
  const remotes = new Map<string, Map<string, Promise<ServerRemote | null>>>();

  async function fetchAndEvaluate(ask: () => Promise<ReleaseCode | null>): Promise<ServerRemote | null> {
    const release = await ask();
    if (!release) return null;
    const key = releaseKey(release);
    // Not as a part of the page's task: others wait for the code, and the page may end before.
    const remote = await trace.runTask(0, () =>
      trace.runRelease(key, () => withScopedTimers(() => evaluation.evaluate(release))),
    );
    return trace.traceRemote(key, remote);
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

function toRemote(
  { name, paths }: Pick<ReleaseCode, 'name' | 'paths'>,
  exposed: Readonly<Record<string, unknown>>,
): ServerRemote {
  const routes = parseRoutes(exposed.App ? createAppRoutes(exposed.App, paths) : exposed.routes);
  if (!routes) throw new Error(`${name}: exports no routes`);
  const slots = Object.entries(exposed).flatMap(([expose, module]) => {
    const slot = /^slots\/(.+)$/.exec(expose)?.[1];
    return slot ? [[slot, module as SlotModule]] : [];
  });
  const listing = (exposed.listing as { default: Listing } | undefined)?.default ?? [];
  return { routes, slots: Object.fromEntries(slots), listing };
}

function loadContainer({ name, version, source, sha256 }: ReleaseCode): unknown {
  if (hash('sha256', source) !== sha256) throw new Error(`${name}: not the announced file`);
  const module = { exports: {} };
  const require = (id: string): never => {
    throw new Error(`${name}: ${id} is not for remotes`);
  };
  const filename = REMOTE_FILES + releaseKey({ name, version });
  compileFunction(source, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return module.exports;
}
