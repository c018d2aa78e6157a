import { hash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';
import { createAppRoutes, isComponent, loadLazy, parseRoutes } from '../../app/portal-routes.tsx';
import { REMOTE_FILES, releaseKey } from '../../contract/names.ts';
import type { Listing } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { SlotModule } from '../../remote/slot.ts';
import { createFederation, instanceName } from '../../runtime/create-federation.ts';
import { describeError, logError } from '../log-error.ts';
import type { ServerRemote } from '../rendering/render-contract.ts';
import type { ReleaseCode } from './protocol.ts';

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
  };
}

type RemoteEvaluation = ReturnType<typeof createRemoteEvaluation>;

/**
 * Caches the remotes' code in this process by its SHA-256; each release is evaluated once.
 * @param ask returns the code of a remote; called again for a later page if it returned null
 */
export function createRemoteCode(
  { evaluate }: RemoteEvaluation,
  ask: (remote: string) => Promise<ReleaseCode | null>,
) {
  const remotes = new Map<string, Promise<ServerRemote | null>>();

  async function fetchAndEvaluate(name: string): Promise<ServerRemote | null> {
    const release = await ask(name);
    return release && evaluate(release);
  }

  /** Returns a release's modules, or null if they are not available; never rejects. */
  return function codeOf({
    name,
    server,
  }: Pick<RemoteManifest, 'name' | 'server'>): Promise<ServerRemote | null> {
    if (!server) return Promise.resolve(null);
    const key = `${name} ${server.sha256}`;
    const known = remotes.get(key);
    if (known) return known;
    const remote = fetchAndEvaluate(name).catch((error: unknown) => {
      logError(`${name} not rendered here`, error);
      return null;
    });
    remotes.set(key, remote);
    void remote.then((module) => module === null && remotes.delete(key));
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

/**
 * Loads the modules of all pages and slots of a remote.
 * @throws Error that names the first one that fails to load or that would be empty
 */
export async function checkModules({ routes, slots }: Pick<ServerRemote, 'routes' | 'slots'>): Promise<void> {
  await checkRoutes(routes);
  for (const [slot, module] of Object.entries(slots))
    if (!isComponent(module.default)) throw new Error(`the slot ${slot} exports no component`);
}

async function checkRoutes(routes: readonly RouteObject[], parent = ''): Promise<void> {
  for (const route of routes) {
    const path = route.path ?? parent;
    const loaded = await loadLazy(route).catch((error: unknown) => {
      throw new Error(`${path}: ${describeError(error)}`);
    });
    const { Component, element, children = [], loader, action } = { ...route, ...loaded };
    // Only a route that is declared with its loader may redirect without rendering.
    const redirects = !route.lazy && (loader || action);
    if (!isComponent(Component) && !element && children.length === 0 && !redirects)
      throw new Error(`${path}: the page exports no Component`);
    await checkRoutes(children, path);
  }
}
