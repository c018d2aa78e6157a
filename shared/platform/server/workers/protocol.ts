import * as z from 'zod';
import type { RegistrySnapshot } from '../../app/boot-data.ts';
import type { HostManifest } from '../../build/host-build.ts';
import type { ListedPage } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';

/** Messages between the host and a page process. Schemas cover all that a page process sends: code of remotes may control it. */

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
  noindex: boolean;
  /** Milliseconds for the remotes' code and data; the browser loads what is late. */
  budget: number;
  /** Digest of the host's copy of the document: an identical one is not sent again. */
  knownDigest?: string | undefined;
  requestId?: string | undefined;
  /** Renders only this slot of the owner, for a smoke test. */
  slot?: string;
}

export interface ListTask {
  remote: string;
  /** Milliseconds for its data. */
  budget: number;
}

export type Task =
  | ({ kind: 'render' } & PageTask)
  | ({ kind: 'list' } & ListTask)
  /** Evaluates releases before a page needs them. */
  | { kind: 'prepare'; remotes: readonly string[] }
  /** Evaluates a release and loads all of its modules. */
  | { kind: 'check'; remote: string };

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

export interface ProcessSettings {
  language: string;
  /** URLs of the servers behind the portal, by the path prefix that leads to each. */
  upstreams: Readonly<Record<string, string>>;
  /** Public origin of the portal, or null if it is not configured. */
  portalOrigin: string | null;
  host: HostManifest;
  ownPage: boolean;
}

/** Releases that a page process renders, the same for its lifetime. */
export interface ReleaseContext {
  known: RegistrySnapshot;
  manifests: readonly RemoteManifest[];
}

/** Releases of a page; the same object until they change. */
export interface PageReleases extends ReleaseContext {
  /** Preview among the releases: its code runs in processes of its own. */
  preview?: object | null;
  /** Returns a file of a remote, such as `web/main.css`, or null if it is missing or damaged. */
  read(remote: string, file: string): Promise<Buffer | null>;
}

/** Message of the host to a page process. */
export type HostMessage =
  | { kind: 'start'; settings: ProcessSettings; releases: ReleaseContext }
  | { kind: 'run'; id: number; task: Task }
  /** Result of the call with this ID. */
  | { kind: 'value'; id: number; value: unknown }
  | { kind: 'error'; id: number; message: string };

/** Call of a page process, which has no network, data or code of its own. */
const call = z.discriminatedUnion('call', [
  /** Anonymous GET; returns a `DataResponse`. */
  z.object({ call: z.literal('data'), url: z.string().max(8_192), requestId: z.string().optional() }),
  /** Text of a file of a release, of the host if `remote` is null; returns null if it is not available. */
  z.object({ call: z.literal('file'), remote: z.string().nullable(), file: z.string() }),
]);

export type Call = z.output<typeof call>;

/** Message of a page process to the host. */
export const processMessage = z.discriminatedUnion('kind', [
  /** The event loop has turned; `used` is the processor time of the process in ms. */
  z.object({ kind: z.literal('beat'), used: z.number() }),
  z.object({ kind: z.literal('call'), id: z.int(), call }),
  /** Result of a task; a page's document follows as bytes. */
  z.object({ kind: z.literal('result'), id: z.int(), result: z.unknown() }),
]);

export type ProcessMessage = z.output<typeof processMessage>;

const status = z.int().min(200).max(599);
/** Text for headers. */
const printable = z.string().regex(/^[\x20-\x7e]{0,4096}$/);
const hash = z.string().regex(/^sha256-[\w+/]{43}=$/);
/** Text for logs. */
const line = z
  .string()
  .transform((text) => text.slice(0, 4_096).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' '));

/** Hashes of inline styles and scripts. */
const inlineHashes = z.object({
  styles: z.array(hash).max(100).readonly(),
  scripts: z.array(hash).max(100).readonly(),
});

export type InlineHashes = z.output<typeof inlineHashes>;

const page = z.object({
  kind: z.literal('page'),
  status,
  /** Whether nothing is missing. */
  complete: z.boolean(),
  faulty: z.record(z.string(), line).readonly(),
  renderedAt: z.number(),
  renderMs: z.number(),
  /** Host and releases that the page was made from, as `name@version`. */
  madeFrom: printable,
  digest: z.string().regex(/^[\w-]{22}$/),
  inline: inlineHashes,
  noindex: z.boolean(),
});

const redirect = z.object({ kind: z.literal('redirect'), status, location: printable.min(1) });

/** A failure is a value, so a rejection always means a lost process. `reason` is text of a remote's code. */
const failed = z.object({ kind: z.literal('failed'), reason: line });

const rendered = z.discriminatedUnion('kind', [page, redirect, failed]);

/** Result of rendering, identical for every visitor. */
export type ProcessPage =
  | z.output<typeof redirect>
  /** `compressed`: document in Brotli, which nearly all browsers accept; null if it equals the known one. */
  | (z.output<typeof page> & { compressed: Buffer | null });

type Failed = z.output<typeof failed>;

/** The pages themselves are checked where they are listed. `complete`: whether no part is missing. */
const listed = z.object({ pages: z.array(z.custom<ListedPage>()), complete: z.boolean() });

export type Listed = z.output<typeof listed>;

export interface TaskResults {
  render: ProcessPage | Failed;
  list: Listed;
  prepare: null;
  check: Failed | null;
}

/**
 * @param bytes the document of a page, compressed
 * @param scripts hashes of the inline scripts that a page may contain, all of the host's build
 * @throws Error if it is not the result of such a task
 */
export function parseResult(
  kind: Task['kind'],
  result: unknown,
  bytes: Buffer,
  scripts: readonly string[],
): TaskResults[Task['kind']] {
  if (kind === 'list') return listed.parse(result);
  if (kind === 'prepare') return z.null().parse(result);
  if (kind === 'check') return failed.nullable().parse(result);
  const parsed = rendered.parse(result);
  if (parsed.kind !== 'page') return parsed;
  if (parsed.inline.scripts.some((each) => !scripts.includes(each)))
    throw new Error('an inline script is not one of the host');
  return { ...parsed, compressed: bytes.length > 0 ? Buffer.from(bytes) : null };
}
