/** Distinct networks that received a release, and those of them in which it failed. */
export interface Exposure {
  networks: number;
  failing: number;
}

const MIN_NETWORKS = 20;
const MIN_FAILING = 5;
/** Minimum difference of the shares of failing networks. */
const MIN_DIFFERENCE = 0.05;
/** Chance alone exceeds it once in 700 comparisons. */
const STANDARD_ERRORS = 3;

/**
 * Decides whether a release fails so often that it must not stay active. Networks count instead of reports: an anonymous
 * client can send any number of reports, but from few networks.
 * @param baseline release for the other visitors at the same time; null if there is none: then it must fail in most
 * networks
 */
export function isFailing(candidate: Exposure, baseline: Exposure | null): boolean {
  if (candidate.networks < MIN_NETWORKS || candidate.failing < MIN_FAILING) return false;
  if (!baseline) return candidate.failing > candidate.networks / 2;
  if (baseline.networks < MIN_NETWORKS) return false;
  const difference = candidate.failing / candidate.networks - baseline.failing / baseline.networks;
  const pooled = (candidate.failing + baseline.failing) / (candidate.networks + baseline.networks);
  const standardError = Math.sqrt(pooled * (1 - pooled) * (1 / candidate.networks + 1 / baseline.networks));
  return difference >= MIN_DIFFERENCE && difference >= STANDARD_ERRORS * standardError;
}
