import type { PageWork, ReleaseCode, ReleaseContext, WorkerPage } from './protocol.ts';

/** Releases of a page; the same object until they change. */
export interface PageReleases extends ReleaseContext {
  /** Returns a remote's server code, or null if it has none. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Returns the text of a remote's browser file, or null if it is not available. */
  text(name: string, file: string): Promise<string | null>;
}

/**
 * Calls of the host to the page process. Only `render` rejects: with `WorkersLost` if not even the fallback could be
 * rendered.
 */
export interface PageRenderer extends PageWork<PageReleases, WorkerPage> {
  /** Ends the process and all its workers. */
  close(): Promise<void>;
}

/** Concurrent pages per worker: one renders while the other waits for its data. */
export const PAGES_PER_WORKER = 2;

/** Thrown if the workers ended before they rendered the page. */
export class WorkersLost extends Error {}
