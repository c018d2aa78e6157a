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

export interface PageTask {
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
  /** Digest of the host's copy of the document: an identical one is not sent again. */
  knownDigest?: string;
  requestId?: string | undefined;
  /** Renders only this slot of the owner, for a smoke test. */
  slot?: string;
}

export interface ListTask {
  remote: string;
  /** Milliseconds for its data. */
  budget: number;
}

export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
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
      /** First error of each, as text. */
      errors?: Readonly<Record<string, string>> | undefined;
      /** Timestamp that the page shows. */
      renderedAt: number;
      /** Time of the rendering in ms. */
      renderMs: number;
      /** Host and releases that the page was made from, as `name@version`. */
      madeFrom: string;
      /** Digest of the document. */
      digest: string;
      /** Hashes of inline styles and scripts. */
      inline: InlineHashes;
      noindex: boolean;
    };

/** A failure to render is a value, so a rejection always means a lost worker. */
export type Rendered = WorkerPage | { kind: 'failed'; reason: string };

/** Task of a page process. */
export type Task =
  | ({
      kind: 'render';
      /** Remotes whose code must not run. */
      without: readonly string[];
    } & PageTask)
  | ({ kind: 'list' } & ListTask)
  /** Evaluates the releases before a page needs them. */
  | { kind: 'prepare' }
  | { kind: 'evaluate'; release: ReleaseCode };

/** Results of tasks by kind. */
export interface TaskResults {
  render: Rendered;
  list: Listed;
  prepare: null;
  evaluate: Evaluation;
}

/** Task as a page process receives it. */
export type NumberedTask<Kind extends Task['kind'] = Task['kind']> = Extract<Task, { kind: Kind }> & {
  /** Identifies the task in calls to the host; starts at 1. */
  number: number;
  /** Identifies the releases of the task, which the process requests once. */
  releases: number;
};

/** Start parameters of every page process. */
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

/** Calls of the host to a page process. */
export interface WorkerCalls {
  run(task: NumberedTask): Promise<TaskResults[Task['kind']]>;
}

/** Services of the host for page processes, which have no network, data or code of their own. */
export interface HostServices {
  settings(): WorkerSettings;
  data(request: DataRequest): Promise<DataAnswer>;
  /** Returns the releases of a task in progress. */
  releases(task: number): ReleaseContext;
  /** Returns a remote's server code in the releases of a task; null if it has none. */
  code(task: number, name: string): Promise<ReleaseCode | null>;
  /** Returns the text of a browser file, of the host if `name` is null; null if it is not available. */
  text(task: number, name: string | null, file: string): Promise<string | null>;
}

/** Calls of a page process to the host. */
export interface HostCalls extends HostServices {
  /**
   * Reports that the event loop has turned.
   * @param used milliseconds of processor time that the process has used
   */
  beat(used: number): void;
}
