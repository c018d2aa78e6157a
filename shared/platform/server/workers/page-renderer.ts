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
  /** Preview among the releases: its code runs in processes of its own. */
  preview?: object | null;
  /** Returns a remote's server code, or null if it has none. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Returns the text of a remote's browser file, or null if it is not available. */
  text(name: string, file: string): Promise<string | null>;
}

/** Process that serves no visitors. A lost process is a failure. */
export interface TestProcess {
  /** Evaluates a release and loads all of its modules. */
  check(remote: string): Promise<Evaluation>;
  render(page: PageTask): Promise<Rendered>;
}

/** Operations that run remotes' code. Only `render` rejects. */
export interface PageRenderer {
  /**
   * Renders a page. If its process is lost, it is rendered once more, in a process of its own. If that one is lost, too,
   * the page is left to browsers for a while.
   * @throws WorkersLost if it cannot be rendered here
   */
  render(page: PageTask, releases: PageReleases): Promise<WorkerPage>;
  /** Lists a remote's pages for search engines. */
  list(of: ListTask, releases: PageReleases): Promise<Listed>;
  /** Keeps processes of these releases ready. */
  prepare(releases: PageReleases): Promise<void>;
  /** Starts a process for a smoke test, which ends afterwards. Rejects only if `test` does. */
  test<Result>(releases: PageReleases, test: (process: TestProcess) => Promise<Result>): Promise<Result>;
  /** Ends all processes. */
  close(): Promise<void>;
}

/** Thrown if the processes ended before they rendered the page. */
export class WorkersLost extends Error {}

/** Concurrent pages per process: one renders while the other waits for its data. */
export const PAGES_PER_WORKER = 2;
