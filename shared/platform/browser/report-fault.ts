import type { BrowserFault } from '../contract/fault.ts';
import { getPlatformPaths } from '../contract/names.ts';
import { redact } from '../contract/redact.ts';

const MAX_FRAMES = 5;
const MAX_STACK_LENGTH = 5_000;
/** Maximum number of reports of one document. */
const MAX_REPORTS = 20;

const reported = new Set<string>();

export interface FaultReport {
  remote: string;
  version: string;
  fault: BrowserFault;
  /** Pattern of the page's path; never the path itself. */
  page?: string | undefined;
  error?: unknown;
  basePath: string;
}

/**
 * Reports to the host, once per document, how a release failed. The report contains nothing about the visitor: no URL, and
 * the message without values.
 */
export function reportFault({ remote, version, fault, page, error, basePath }: FaultReport): void {
  const urls = parseFrames(error);
  const { assets, remotes } = getPlatformPaths(basePath);
  const isOwn = (url: string) => [assets, remotes].some((path) => url.startsWith(location.origin + path));
  // An extension that wraps a function of the page is the first frame, or the only one.
  const isForeign = urls.length > 0 && (isOfExtension(urls[0] ?? '') || !urls.some(isOwn));
  const body = JSON.stringify({
    remote,
    version,
    fault: isForeign && fault !== 'document' ? 'foreign' : fault,
    page,
    message: error === undefined ? undefined : redact(formatError(error)),
    frames: urls
      .filter(isOwn)
      .slice(0, MAX_FRAMES)
      .map((url) => url.slice((location.origin + basePath).length + 1)),
  });
  if (reported.has(body) || reported.size >= MAX_REPORTS) return;
  reported.add(body);
  navigator.sendBeacon(`${basePath}/_faults`, new Blob([body], { type: 'application/json' }));
}

const isOfExtension = (url: string): boolean => /^[a-z-]+-extension:/.test(url);

const formatError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Returns the positions in a stack, such as `https://portal.example/x.js:1:234`, in the format of any browser. */
export const parseFrames = (error: unknown): string[] =>
  ((error as Error | undefined)?.stack ?? '')
    .slice(0, MAX_STACK_LENGTH)
    .split('\n')
    .flatMap((line) => /[a-z-]+:\/\/[^\s()]+:\d+:\d+(?=\)?$)/.exec(line)?.[0] ?? []);
