import type { MessagePort } from 'node:worker_threads';
import type { RegistrySnapshot } from '../../app/boot-data.ts';
import type { HostManifest } from '../../build/host-build.ts';
import type { ListedPage } from '../../contract/listing.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

export interface ReleaseCode {
  name: string;
  version: string;
  paths: readonly string[];
  /** CommonJS. */
  source: string;
  /** Hash in the manifest. */
  sha256: string;
  /** Modules of the container: `routes`, `slots/<slot>`, `listing`. */
  exposes: readonly string[];
}

export type Evaluation = { kind: 'evaluated' } | { kind: 'refused'; reason: string };

/** Remote that owns a page's path, with the pattern that matches it. */
export interface PageOwner {
  remote: string;
  pattern: string;
}

interface RenderTask {
  /** Unique among the tasks of a worker; starts at 1. */
  number: number;
  /** Full URL, such as `https://portal.example/portal/courses`. */
  url: string;
  /** `shell` leaves the page to the browser, for any URL. */
  part: 'page' | 'shell';
  /** Null if no remote owns the path, and for the shell. */
  owner: PageOwner | null;
  /** Path and query for search engines, or null. */
  canonical: string | null;
  /** Whether search engines are excluded. */
  noindex: boolean;
  /** Milliseconds for the remotes' code and data. */
  budget: number;
  /** Number of the page's releases, which the worker resolves with `HostServices`. */
  releases: number;
  /** Remotes whose code must not run. */
  without: readonly string[];
  /** Digest of the host's copy of the document: an identical one is not sent again. */
  knownDigest?: string;
  requestId?: string | undefined;
}

export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

interface ListTask {
  remote: string;
  /** Milliseconds for its data. */
  budget: number;
  /** Number of the releases. */
  releases: number;
}

export interface Listed {
  pages: ListedPage[];
  /** Whether no part is missing. */
  complete: boolean;
}

/** Result of rendering, identical for every visitor. */
export type WorkerPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Whether nothing is missing. */
      complete: boolean;
      /** Document in Brotli, which nearly all browsers accept; null if it equals the known one. */
      compressed: Uint8Array | null;
      /** Remotes whose code throws or is not available. */
      faulty: readonly string[];
      /** Timestamp that the page shows. */
      renderedAt: number;
      /** Digest of the document. */
      digest: string;
      /** Hashes of inline styles and scripts. */
      inline: InlineHashes;
      noindex: boolean;
    };

/** A failure to render is a value, so a rejection always means a lost worker. */
export type Rendered = WorkerPage | { kind: 'failed'; reason: string };

export type Task =
  | ({ kind: 'render' } & RenderTask)
  | ({ kind: 'list' } & ListTask)
  | { kind: 'prepare'; releases: number }
  | { kind: 'evaluate'; release: ReleaseCode };

/** Start parameters of every worker. */
export interface WorkerSettings {
  /** BCP 47. */
  language: string;
  /** URLs of the servers behind the portal, by the path prefix that leads to each. */
  upstreams: Readonly<Record<string, string>>;
  /** Public origin of the portal, or null if it is not configured. */
  portalOrigin: string | null;
  host: HostManifest;
  /** Whether the host's own development page is available. */
  ownPage: boolean;
}

export interface ReleaseContext {
  known: RegistrySnapshot;
  manifests: readonly RemoteManifest[];
}

/** Start parameters of the page process. */
export interface PageProcessSettings {
  /** Path of the built worker. */
  file: string;
  settings: WorkerSettings;
  threads: number;
  /** JavaScript heap of each worker in MiB. */
  memory: number;
  /** Milliseconds that a worker may work without a turn of its event loop. */
  timeLimit: number;
}

type PageTask = Omit<RenderTask, 'number' | 'releases' | 'without'>;

/** Operations that run remotes' code. */
export interface PageWork<Releases, Page> {
  /**
   * Renders a page. A remote that costs this page a worker, or recently did, is left out: the browser renders its
   * regions. The remote's other pages are not affected.
   */
  render(page: PageTask, releases: Releases): Promise<Page>;
  /** Lists a remote's pages for search engines. */
  list(of: Omit<ListTask, 'releases'>, releases: Releases): Promise<Listed>;
  /** Makes every worker evaluate the releases before a page needs them. */
  prepare(releases: Releases): Promise<void>;
  /** Evaluates a release in a worker that serves no visitors. */
  evaluate(release: ReleaseCode): Promise<Evaluation>;
  /** Renders a page in a worker that serves no visitors. */
  renderForSmokeTest(page: PageTask, releases: Releases): Promise<Rendered>;
}

/** Operations of the page process, which identifies releases by number. They reject if a worker is lost. */
export type PageProcess = PageWork<number, Rendered>;

/** Services of the host for workers, which have no network, data or code of their own. */
export interface HostServices {
  data(request: DataRequest): Promise<DataAnswer>;
  releases(number: number): Promise<ReleaseContext>;
  /** Returns null if the remote has no server code. */
  code(of: { releases: number; name: string }): Promise<ReleaseCode | null>;
  /** Returns the text of a browser file, of the host if `name` is null; null if it is not available. */
  text(of: { releases: number; name: string | null; file: string }): Promise<string | null>;
}

/** First message of a worker. */
export interface WorkerHandshake {
  threadId: number;
  /** For the worker's requests to the host. */
  port: MessagePort;
  signs: SharedArrayBuffer;
}
