import type { PreloadableQuery } from '@portal/runtime/preload';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { BootData, RegistrySnapshot } from '../../app/boot-data.ts';
import type { PortalApp } from '../../app/portal-app.ts';
import type { Listing } from '../../contract/listing.ts';
import type { SlotModule } from '../../remote/slot.ts';

/** What a portal brings to the renderer besides. */
export interface RenderedPortal extends PortalApp {
  /** Data that the shell shows on every page. */
  shellQueries?(): readonly PreloadableQuery[];
  /** What the document's head is made of besides, out of the data that have come. */
  headData?(data: QueryClient): unknown;
}

/** A remote as the server has it in memory. */
export interface ServerRemote {
  routes: RouteObject[];
  slots: Record<string, SlotModule>;
  /** What it tells search engines of; a remote may have nothing to tell. */
  listing: Listing;
}

export interface RenderInput {
  /** Full address of the request. */
  url: string;
  registry: RegistrySnapshot;
  /** Whether the host's own page is shown. */
  ownPage: boolean;
  /** A remote's modules, or null when they cannot be had in time; never rejects. */
  remote(name: string): Promise<ServerRemote | null>;
  /** Names of remotes that have nothing to be rendered here: browsers make their pages and slots. */
  forBrowsers?: readonly string[];
  /** Told before and after the tree is rendered, which nothing can interrupt. */
  rendering?: (isRendering: boolean) => void;
  /** Milliseconds from now for the remotes' code and data: what has not come by then is left to the browser. */
  budget: number;
  /** `shell` leaves the whole page to the browser, whatever the address. */
  part: 'page' | 'shell';
}

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Elements for the document's head: title, description, … */
      head: string;
      /** In UTF-8, as React writes it: of a whole page, more than a hundred kilobytes, nothing else is made. */
      html: Uint8Array;
      /** The moment that it shows, in milliseconds: the browser begins with the same. */
      renderedAt: number;
      boot: BootData;
      /** What the portal's head is made of: see `headData` of {@link RenderedPortal}. */
      headData: unknown;
      /** What the page is made of, to find its files: page names of `remote`, and slots. */
      used: { remote: string | null; pages: string[]; slots: string[] };
      /** Whether everything that the page shows is in it: only then is it worth keeping. */
      complete: boolean;
      /** Names of remotes at fault for what is missing: their code cannot be had, or throws. */
      faulty: readonly string[];
    };
