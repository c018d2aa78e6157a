import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

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
  /** Page that the host provides instead of a remote, without parameters in its path; the server may enable it. */
  ownPage?: {
    route: RouteObject;
    /** Returns the route with its module loaded, because hydration cannot wait. */
    loaded(): Promise<RouteObject>;
  };
}
