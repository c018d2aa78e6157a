import type { RegistrySnapshot } from '../app/boot-data.ts';
import type { BrowserFault, Vital } from '../contract/fault.ts';
import { getPlatformPaths } from '../contract/names.ts';
import { matchOwner } from '../contract/owner.ts';
import { redact } from '../contract/redact.ts';
import { prefersReducedData } from './prefetch.ts';

const MAX_FRAMES = 5;
const MAX_STACK_LENGTH = 5_000;
/** Maximum number of reports of one document. */
const MAX_REPORTS = 20;

const reported = new Set<string>();

interface FaultReport {
  remote: string;
  version: string;
  basePath: string;
  fault: BrowserFault;
  /** Pattern of the page's path; never the path itself. */
  page?: string | undefined;
  error?: unknown;
}

/** Reports, once per document, how a release failed: without URLs, and the message without values. */
export function reportFault({ remote, version, fault, page, error, basePath }: FaultReport): void {
  const urls = parseFrames(error);
  const { assets, remotes } = getPlatformPaths(basePath);
  const isOwn = (url: string) => [assets, remotes].some((path) => url.startsWith(location.origin + path));
  // An extension that wraps a function of the page is the first frame, or the only one.
  const isForeign = urls.length > 0 && (isOfExtension(urls[0] ?? '') || !urls.some(isOwn));
  const frames = urls.filter(isOwn).map((url) => url.slice((location.origin + basePath).length + 1));
  const body = JSON.stringify({
    remote,
    version,
    fault: isForeign && fault !== 'document' ? 'foreign' : fault,
    page,
    message: error === undefined ? undefined : redact(formatError(error)),
    frames: frames.slice(0, MAX_FRAMES),
  });
  if (reported.has(body) || reported.size >= MAX_REPORTS) return;
  reported.add(body);
  navigator.sendBeacon(`${basePath}/_faults`, new Blob([body], { type: 'application/json' }));
}

const isOfExtension = (url: string): boolean => /^[a-z-]+-extension:/.test(url);

const formatError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Returns the positions in a stack, such as `https://portal.example/x.js:1:234`, in the format of any browser. */
const parseFrames = (error: unknown): string[] =>
  ((error as Error | undefined)?.stack ?? '')
    .slice(0, MAX_STACK_LENGTH)
    .split('\n')
    .flatMap((line) => /[a-z-]+:\/\/[^\s()]+:\d+:\d+(?=\)?$)/.exec(line)?.[0] ?? []);

const MEASURED_SHARE = 0.25;

interface VisitOptions {
  registry: () => RegistrySnapshot;
  /** Returns the current path, relative to the base path. */
  path: () => string;
  basePath: string;
}

/** Reports errors outside rendering, such as those of event handlers, and the measurements of a share of visits. */
export function observeVisit({ registry, path, basePath }: VisitOptions): void {
  const reportScript = (error: unknown) => {
    // Errors of the API client have a status, and are shown to the visitor.
    if (!(error instanceof Error) || 'status' in error || error.name === 'AbortError') return;
    const { remotes } = registry();
    const urls = parseFrames(error);
    const remote = remotes.find(({ name }) =>
      urls.some((url) => url.includes(`${basePath}/remotes/${name}/web/`)),
    );
    const owner = matchOwner(remotes, path());
    // Errors with no file of a remote count for the page, as those of an extension.
    const { name, version } = remote ?? owner?.remote ?? {};
    if (name === undefined || version === undefined || urls.length === 0) return;
    reportFault({ remote: name, version, fault: 'script', page: owner?.pattern, error, basePath });
  };
  addEventListener('error', ({ error }) => reportScript(error));
  addEventListener('unhandledrejection', ({ reason }) => reportScript(reason));
  if (Math.random() < MEASURED_SHARE && !prefersReducedData())
    void import('web-vitals').then(
      ({ onLCP, onINP, onCLS }) => measureVisit({ onLCP, onINP, onCLS }, { registry, path, basePath }),
      () => {},
    );
}

/** Reports the measurements of this document when it is hidden for the first time. */
export function measureVisit(
  { onLCP, onINP, onCLS }: Pick<typeof import('web-vitals'), 'onLCP' | 'onINP' | 'onCLS'>,
  { registry, path, basePath }: VisitOptions,
): void {
  const owner = matchOwner(registry().remotes, path())?.remote;
  if (!owner) return;
  const values: Partial<Record<Vital, number>> = {};
  onLCP(({ value }) => Object.assign(values, { lcp: value }), { reportAllChanges: true });
  onINP(({ value }) => Object.assign(values, { inp: value }), { reportAllChanges: true });
  onCLS(({ value }) => Object.assign(values, { cls: value }), { reportAllChanges: true });
  let isReported = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported) return;
    isReported = true;
    const { name: remote, version } = owner;
    const body = JSON.stringify({ remote, version, ...values, bytes: countBytes() });
    navigator.sendBeacon(`${basePath}/_vitals`, new Blob([body], { type: 'application/json' }));
  });
}

/** Returns the bytes of this document's files and responses, except those from the browser's cache. */
const countBytes = (): number =>
  (['navigation', 'resource'] as const)
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
