import type {
  Evaluation,
  Listed,
  ListTask,
  MadePage,
  PageTask,
  ReleaseCode,
  ReleasesInHand,
  Rendered,
} from './protocol.ts';

/** The releases that a page is made of; the same object as long as they are the same. */
export interface PageReleases extends ReleasesInHand {
  /** The code of one of them, or null where the server does not have it. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Text of a file that browsers get of one of them, or null where the server does not have it. */
  text(name: string, file: string): Promise<string | null>;
}

/** What is asked of the workers: everything that runs the code of a remote. */
export interface PageRenderer {
  /**
   * Makes a page. A remote that takes its worker with it over this page, or has done so lately, is left out: its regions
   * go out as skeletons, which the browser fills. Other pages of it are made as ever.
   * @throws WorkersLost where not even that could be made
   */
  render(page: PageTask, releases: PageReleases): Promise<MadePage>;
  /** What a remote tells search engines of. Never rejects. */
  list(of: Omit<ListTask, 'releases'>, releases: PageReleases): Promise<Listed>;
  /** Has every worker evaluate the releases before a page needs them. Never rejects. */
  prepare(releases: PageReleases): Promise<void>;
  /** Evaluates a release by itself, apart from the workers that make pages. Never rejects. */
  evaluate(release: ReleaseCode): Promise<Evaluation>;
  /** Makes a page apart from the workers that make visitors' pages. Never rejects. */
  renderForSmokeTest(page: PageTask, releases: PageReleases): Promise<Rendered>;
  /** Ends the process with all its workers. */
  close(): Promise<void>;
}

/** Pages that a worker has in hand: while one waits for its data, the other is made. */
export const PAGES_PER_WORKER = 2;

/** The workers that had the page in hand ended before it was made. */
export class WorkersLost extends Error {}
