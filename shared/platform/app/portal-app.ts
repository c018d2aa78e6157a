import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Page that the host provides instead of a remote. */
export interface OwnPage {
  /** Path below the base path, without parameters. */
  path: string;
  route: RouteObject;
  /** Returns the route with its module loaded, because hydration cannot wait. */
  loaded(): Promise<RouteObject>;
}

/** Interface between a portal's shell and the platform, in browsers and on the server. */
export interface PortalApp {
  /** Base path of the portal, without a trailing slash; empty for the root of an origin. */
  basePath: string;
  version: string;
  /** Wraps every page. */
  Shell: ComponentType<{ version: string; children: ReactNode }>;
  /** Shown while a page's code or data loads. */
  Pending: ComponentType;
  /** Error boundary element of failed pages. */
  Failure: ComponentType;
  /** Shared modules, by the names under which remotes import them. */
  modules: Readonly<Record<string, unknown>>;
  /** Shown only if the server enables it. */
  ownPage?: OwnPage;
}
