import type { PageWork, ReleaseCode, ReleaseContext, WorkerPage } from './protocol.ts';

/** The releases that a page is made of; the same object as long as they are the same. */
export interface PageReleases extends ReleaseContext {
  /** The code of one of them, or null where the server does not have it. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Text of a file that browsers get of one of them, or null where the server does not have it. */
  text(name: string, file: string): Promise<string | null>;
}

/** What the host asks of the page process. Only `render` rejects: with `WorkersLost` where nothing at all could be made. */
export interface PageRenderer extends PageWork<PageReleases, WorkerPage> {
  /** Ends the process with all its workers. */
  close(): Promise<void>;
}

/** Pages that a worker has in hand: while one waits for its data, the other is made. */
export const PAGES_PER_WORKER = 2;

/** The workers that had the page in hand ended before it was made. */
export class WorkersLost extends Error {}
