import type {
  Evaluation,
  Listed,
  ListTask,
  PageTask,
  ReleaseCode,
  ReleaseContext,
  Rendered,
  WorkerPage,
} from './protocol.ts';

/** Releases of a page; the same object until they change. */
export interface PageReleases extends ReleaseContext {
  /** Returns a remote's server code, or null if it has none. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Returns the text of a remote's browser file, or null if it is not available. */
  text(name: string, file: string): Promise<string | null>;
}

/** Operations that run remotes' code. Only `render` rejects. */
export interface PageRenderer {
  /**
   * Renders a page. A remote that costs this page a process, or recently did, is left out: the browser renders its
   * regions. The remote's other pages are not affected.
   * @throws WorkersLost if not even the fallback could be rendered
   */
  render(page: PageTask, releases: PageReleases): Promise<WorkerPage>;
  /** Lists a remote's pages for search engines. */
  list(of: ListTask, releases: PageReleases): Promise<Listed>;
  /** Makes every process evaluate the releases before a page needs them. */
  prepare(releases: PageReleases): Promise<void>;
  /** Evaluates a release in a process that serves no visitors. */
  evaluate(release: ReleaseCode): Promise<Evaluation>;
  /** Renders a page in a process that serves no visitors. */
  renderForSmokeTest(page: PageTask, releases: PageReleases): Promise<Rendered>;
  /** Ends all processes. */
  close(): Promise<void>;
}

/** Thrown if the processes ended before they rendered the page. */
export class WorkersLost extends Error {}

/** Concurrent pages per process: one renders while the other waits for its data. */
export const PAGES_PER_WORKER = 2;
