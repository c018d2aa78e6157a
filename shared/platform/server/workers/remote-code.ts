import { hash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';
import { createAppRoutes, isComponent, loadLazy, parseRoutes } from '../../app/portal-routes.tsx';
import { REMOTE_FILES, releaseKey } from '../../contract/names.ts';
import type { Listing } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { SlotModule } from '../../remote/slot.ts';
import { createFederation } from '../../runtime/create-federation.ts';
import { describeError, logError } from '../log-error.ts';
import type { ServerRemote } from '../rendering/find-page.ts';

type ServerRelease = Pick<RemoteManifest, 'name' | 'version' | 'paths' | 'server'>;

interface RemoteCodeOptions {
  modules: Readonly<Record<string, unknown>>;
  manifests: readonly ServerRelease[];
  read(remote: string, file: string): Promise<string | null>;
}

/** Evaluates remotes' server builds, each a container in one CommonJS file: once, or again for a later page if it fails. */
export function createRemoteCode({ modules, manifests, read }: RemoteCodeOptions) {
  const verifiedText: ModuleFederationRuntimePlugin = {
    name: 'verified-text',
    async loadEntry({ remoteInfo: { entry } }) {
      const release = manifests.find((each) => releaseKey(each) === entry);
      if (!release?.server) throw new Error(`${entry} has no server code`);
      return loadContainer(release, await read(release.name, `server/${release.server.file}`)) as never;
    },
  };
  const federation = createFederation({ modules, plugin: verifiedText });
  const loaded = new Map<string, Promise<ServerRemote | null>>();

  /**
   * Returns the modules of a remote; null for one that only browsers render.
   * @throws Error if the file is not the announced one, requires a module that the host does not share, or throws
   */
  async function evaluate(name: string): Promise<ServerRemote | null> {
    const release = manifests.find((each) => each.name === name);
    if (!release?.server) return null;
    const federated = { name, version: release.version, entry: releaseKey(release) };
    try {
      const exposed = await Promise.all(
        release.server.exposes.map(
          async (expose) => [expose, await federation.load(federated, expose)] as const,
        ),
      );
      return toRemote(release, Object.fromEntries(exposed));
    } catch (error) {
      federation.forget(federated);
      throw error;
    }
  }

  return {
    evaluate,
    /** Returns the modules of a remote, or null if they are not available; never rejects. */
    load(name: string): Promise<ServerRemote | null> {
      const remote =
        loaded.get(name) ??
        evaluate(name).catch((error: unknown) => {
          logError(`${name} not rendered here`, error);
          loaded.delete(name);
          return null;
        });
      loaded.set(name, remote);
      return remote;
    },
  };
}

function toRemote({ name, paths }: ServerRelease, exposed: Readonly<Record<string, unknown>>): ServerRemote {
  const routes = parseRoutes(exposed.App ? createAppRoutes(exposed.App, paths) : exposed.routes);
  if (!routes) throw new Error(`${name}: exports no routes`);
  const slots = Object.entries(exposed).flatMap(([expose, module]) => {
    const slot = /^slots\/(.+)$/.exec(expose)?.[1];
    return slot ? [[slot, module as SlotModule]] : [];
  });
  const listing = (exposed.listing as { default: Listing } | undefined)?.default ?? [];
  return { routes, slots: Object.fromEntries(slots), listing };
}

function loadContainer({ name, version, server }: ServerRelease, source: string | null): unknown {
  if (source === null) throw new Error(`${name}: its code is not available`);
  if (hash('sha256', source) !== server?.sha256) throw new Error(`${name}: not the announced file`);
  const module = { exports: {} };
  const require = (id: string): never => {
    throw new Error(`${name}: ${id} is not for remotes`);
  };
  const filename = REMOTE_FILES + releaseKey({ name, version });
  compileFunction(source, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return module.exports;
}

/** Loads the modules of all pages and slots. @throws Error that names the first one that fails or would be empty */
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
