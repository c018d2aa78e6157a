import type { MessagePort } from 'node:worker_threads';
import type { RegistrySnapshot } from '../../app/boot-data.ts';
import type { HostManifest } from '../../build/write-manifest.ts';
import type { ListedPage } from '../../contract/listing.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

/** A release's server build. */
export interface ReleaseCode {
  name: string;
  version: string;
  /** Path patterns that the remote owns. */
  paths: readonly string[];
  /** Text of the file, CommonJS. */
  source: string;
  /** What its manifest says of the file. */
  sha256: string;
  /** What the container exposes: `routes`, `slots/<slot>`, `listing`. */
  exposes: readonly string[];
}

/** What came of evaluating a release. */
export type Evaluation = { kind: 'evaluated' } | { kind: 'refused'; reason: string };

interface RenderTask {
  /** Tells it from the others that its worker has in hand; from 1. */
  number: number;
  /** Full address, such as `https://portal.example/portal/courses`. */
  url: string;
  /** `shell` leaves the whole page to the browser, whatever the address. */
  part: 'page' | 'shell';
  /** Milliseconds for the remotes' code and data. */
  budget: number;
  /** Number of the releases that the page is made of; the worker asks for what it stands for. */
  releases: number;
  /** Names of remotes whose code is not run. */
  without: readonly string[];
  /** Digest of the document that the host has of this address: the same one is not sent again. */
  knownDigest?: string;
  /** Id of the request that it is made for. */
  requestId?: string | undefined;
}

export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

interface ListTask {
  /** Name of the remote whose pages are asked for. */
  remote: string;
  /** Milliseconds for its data. */
  budget: number;
  /** Number of the releases that it is one of. */
  releases: number;
}

/** What a remote has listed. */
export interface Listed {
  pages: ListedPage[];
  /** Whether no part of it is missing. */
  complete: boolean;
}

/** A page as it goes out, for anybody. */
export type WorkerPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Whether everything that it shows is in it. */
      complete: boolean;
      /** The document, compressed with Brotli, as nearly all browsers ask for it; null for the one that is known. */
      compressed: Uint8Array | null;
      /** Names of remotes at fault for what is missing in it: code that cannot be had, or throws. */
      faulty: readonly string[];
      /** The moment that it shows, in milliseconds. */
      renderedAt: number;
      /** Of the document. */
      digest: string;
      /** Hashes of the styles and scripts that stand in it, as its content security policy names them. */
      inline: InlineHashes;
      /** Whether search engines are kept from it. */
      noindex: boolean;
    };

/** What a worker sends back: an error in rendering is an answer, so that a rejection always means a lost worker. */
export type Rendered = WorkerPage | { kind: 'failed'; reason: string };

export type Task =
  | ({ kind: 'render' } & RenderTask)
  | ({ kind: 'list' } & ListTask)
  | { kind: 'prepare'; releases: number }
  | { kind: 'evaluate'; release: ReleaseCode };

/** What every worker is started with. */
export interface WorkerSettings {
  /** Language of the documents (BCP 47). */
  language: string;
  /** Addresses of the servers behind the portal, by the beginning of the portal's addresses that lead there. */
  upstreams: Readonly<Record<string, string>>;
  /** Origin under which people reach the portal, or null when it was not told. */
  portalOrigin: string | null;
  host: HostManifest;
  /** Whether the host's own page is shown. */
  ownPage: boolean;
  /** Whether remotes find the language's own prototypes frozen. */
  freezePrototypes: boolean;
}

/** The releases of a page, as a worker needs them. */
export interface ReleaseContext {
  known: RegistrySnapshot;
  manifests: readonly RemoteManifest[];
}

/** What the page process is started with. */
export interface PageProcessSettings {
  /** The built worker. */
  file: string;
  settings: WorkerSettings;
  /** Workers that make visitors' pages. */
  threads: number;
  /** MiB of each worker's JavaScript heap. */
  memory: number;
  /** Milliseconds that a worker may work without a turn of its event loop. */
  timeLimit: number;
}

/** A page as it is asked for. */
type PageTask = Omit<RenderTask, 'number' | 'releases' | 'without'>;

/** Everything that runs the code of a remote. */
export interface PageWork<Releases, Page> {
  /**
   * Makes a page. A remote that takes its worker with it over this page, or has done so lately, is left out: its regions
   * go out as skeletons, which the browser fills. Other pages of it are made as ever.
   */
  render(page: PageTask, releases: Releases): Promise<Page>;
  /** What a remote tells search engines of. */
  list(of: Omit<ListTask, 'releases'>, releases: Releases): Promise<Listed>;
  /** Has every worker evaluate the releases before a page needs them. */
  prepare(releases: Releases): Promise<void>;
  /** Evaluates a release by itself, apart from the workers that make pages. */
  evaluate(release: ReleaseCode): Promise<Evaluation>;
  /** Makes a page apart from the workers that make visitors' pages. */
  renderForSmokeTest(page: PageTask, releases: Releases): Promise<Rendered>;
}

/** What the page process does, to which releases are numbers. It rejects with a worker that is lost. */
export type PageProcess = PageWork<number, Rendered>;

/** What workers ask the host, which alone has the network, data and code. */
export interface HostServices {
  data(request: DataRequest): Promise<DataAnswer>;
  releases(number: number): Promise<ReleaseContext>;
  /** Null where the server does not have it. */
  code(of: { releases: number; name: string }): Promise<ReleaseCode | null>;
  /** Text of a browser's file: of a remote, or of the host where `name` is null. Null where the server does not have it. */
  text(of: { releases: number; name: string | null; file: string }): Promise<string | null>;
}

/** A worker's first word. */
export interface WorkerHandshake {
  threadId: number;
  /** On which it asks. */
  port: MessagePort;
  signs: SharedArrayBuffer;
}
