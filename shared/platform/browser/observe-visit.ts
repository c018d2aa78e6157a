import type { RegistrySnapshot } from '../app/boot-data.ts';
import type { Vital } from '../contract/fault.ts';
import { matchOwner } from '../contract/owner.ts';
import { prefersReducedData } from './prefetch.ts';
import { parseFrames, reportFault } from './report-fault.ts';

/** Share of visits that are measured. */
const MEASURED_SHARE = 0.25;

interface Options {
  registry: () => RegistrySnapshot;
  /** Returns the current path, relative to the base path. */
  path: () => string;
  basePath: string;
}

/**
 * Reports errors outside rendering, such as those of event handlers, and the measurements of a share of visits. Loaded
 * once the page is idle.
 */
export function observeVisit({ registry, path, basePath }: Options): void {
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
  { registry, path, basePath }: Options,
): void {
  const owner = matchOwner(registry().remotes, path())?.remote;
  if (!owner) return;
  const values: Partial<Record<Vital, number>> = {};
  const record =
    (vital: Vital) =>
    ({ value }: { value: number }) => {
      values[vital] = value;
    };
  onLCP(record('lcp'), { reportAllChanges: true });
  onINP(record('inp'), { reportAllChanges: true });
  onCLS(record('cls'), { reportAllChanges: true });
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
