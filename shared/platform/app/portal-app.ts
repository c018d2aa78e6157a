import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A page of the host's own, which no remote provides. */
export interface OwnPage {
  /** Path below the base path, without parameters. */
  path: string;
  route: RouteObject;
  /** The same with its module at hand, for hydration, which cannot wait. */
  loaded(): Promise<RouteObject>;
}

/** What a portal's shell gives the platform, in browsers and on the server alike. */
export interface PortalApp {
  /** Beginning of the portal's addresses, without a slash at its end; empty for the root of an origin. */
  basePath: string;
  /** Label of the deployed version, as people read it. */
  version: string;
  /** Stands around all pages. */
  Shell: ComponentType<{ version: string; children: ReactNode }>;
  /** Stands for a page whose code or data is on its way. */
  Pending: ComponentType;
  /** Stands for a page that failed, in an error boundary of the router. */
  Failure: ComponentType;
  /** Modules that remotes get instead of copies of their own, by the names that they ask for. */
  modules: Readonly<Record<string, unknown>>;
  /** Shown where the server says so. */
  ownPage?: OwnPage;
}

/** A path relative to the base path. */
export const stripBasePath = (basePath: string, pathname: string): string =>
  pathname.slice(basePath.length) || '/';
