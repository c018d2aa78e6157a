import type { RegistrySnapshot } from '../../app/boot-data.ts';
import type { HostManifest } from '../../build/host-build.ts';
import type { ListedPage } from '../../contract/listing.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { DataRequest } from '../pages/cached-data.ts';

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

/** Result of evaluating a release; `reason` is text of its code. */
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

/** A failure to render is a value, so a rejection always means a lost process. */
export type Rendered = WorkerPage | { kind: 'failed'; reason: string };

/** Task of a page process. */
export type Task =
  | ({ kind: 'render' } & PageTask)
  | ({ kind: 'list' } & ListTask)
  /** Evaluates releases before a page needs them. */
  | { kind: 'prepare'; remotes: readonly string[] }
  /** Evaluates a release and loads all of its modules. */
  | { kind: 'check'; remote: string };

/** Results of tasks by kind. */
export interface TaskResults {
  render: Rendered;
  list: Listed;
  prepare: null;
  check: Evaluation;
}

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

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

/** Releases that a page process renders, the same for its lifetime. */
export interface ReleaseContext {
  known: RegistrySnapshot;
  manifests: readonly RemoteManifest[];
}

/** Message of the host to a page process. */
export type HostMessage =
  | { kind: 'start'; settings: WorkerSettings; releases: ReleaseContext }
  | { kind: 'run'; id: number; task: Task }
  /** Answer to a question with this ID. */
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'error'; id: number; message: string };

/** Question of a page process, which has no network, data or code of its own. */
export type Question =
  /** Anonymous GET; the answer is a `DataAnswer`. */
  | ({ call: 'data' } & DataRequest)
  /** A remote's server code; the answer is a `ReleaseCode`, or null if it has none. */
  | { call: 'code'; remote: string }
  /** Text of a browser file, of the host if `remote` is null; the answer is null if it is not available. */
  | { call: 'text'; remote: string | null; file: string };

/** Message of a page process to the host. */
export type WorkerMessage =
  /** The event loop has turned; `used` is the processor time of the process in ms. */
  | { kind: 'beat'; used: number }
  | { kind: 'ask'; id: number; question: Question }
  /** Result of a task; a page's document follows as bytes. */
  | { kind: 'result'; id: number; result: unknown };
