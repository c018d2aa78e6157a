import type { RouteObject } from 'react-router-dom';
import { isComponent, loadLazy } from '../../app/portal-routes.tsx';
import { describeError } from './describe-error.ts';
import type { ServerRemote } from './render-contract.ts';

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
