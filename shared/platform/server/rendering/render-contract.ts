import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { BootData, RegistrySnapshot } from '../../app/boot-data.ts';
import type { PortalApp } from '../../app/portal-app.ts';
import type { Listing, TitledPage } from '../../contract/page-metadata.ts';
import type { PreloadableQuery } from '../../remote/preload.ts';
import type { SlotModule } from '../../remote/slot.ts';
import type { PageTask } from '../workers/protocol.ts';

/** Portal with the parts that only the renderer uses. */
export interface RenderedPortal extends PortalApp {
  /** Data that the shell shows on every page. */
  shellQueries?(): readonly PreloadableQuery[];
  /** Returns data for the document's head, from the data that has loaded. */
  headData?(data: QueryClient): unknown;
}

/** Remote as the server loads it. */
export interface ServerRemote {
  routes: RouteObject[];
  slots: Record<string, SlotModule>;
  /** Pages for search engines. */
  listing: Listing;
}

export interface RenderInput extends Pick<PageTask, 'url' | 'part' | 'owner' | 'budget' | 'slot'> {
  registry: RegistrySnapshot;
  /** Pages that the search finds by their titles. */
  titledPages?: readonly TitledPage[];
  /** Whether the host's own page is available. */
  ownPage: boolean;
  /** Returns a remote's modules, or null if they are not available in time; never rejects. */
  remote(name: string): Promise<ServerRemote | null>;
  /** Remotes without server code: browsers render their pages and slots. */
  clientOnlyRemotes?: readonly string[];
}

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Elements for the document's head: title, description, … */
      head: string;
      /** UTF-8, as React produces it: a string of more than a hundred kilobytes would only be a copy. */
      html: Uint8Array;
      /** Timestamp that the page shows; the browser hydrates with the same. */
      renderedAt: number;
      boot: BootData;
      /** Result of `headData` of {@link RenderedPortal}. */
      headData: unknown;
      /** Pages of `remote` and slots, from which the page's files follow. */
      used: { remote: string | null; pages: string[]; slots: string[] };
      /** Whether nothing is missing, so that the page can be cached. */
      complete: boolean;
      /** First error of each remote whose code throws or is not available, as text. */
      faulty: Readonly<Record<string, string>>;
    };
