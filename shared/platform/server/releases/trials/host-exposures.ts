import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Exposure } from './is-failing.ts';

const MAX_HOSTS = 100;
const HOUR_MS = 3_600_000;

const count = z.number().int().min(0).max(1_000_000);

const hostReport = z.object({
  /** Identifies the process of a host. */
  host: z.string().max(100),
  exposures: z
    .array(
      z.object({
        remote: z.string().max(100),
        trial: z.string().max(300),
        version: z.string().max(100),
        networks: count,
        failing: count,
      }),
    )
    .max(1_000),
});

/** Adds up the counts of all hosts: a network counts once for each host that it reached. */
export function createHostExposures() {
  const hosts = new LRUCache<string, z.infer<typeof hostReport>['exposures']>({
    max: MAX_HOSTS,
    ttl: HOUR_MS,
  });
  return {
    /** @returns whether the report is valid */
    add(body: unknown): boolean {
      const { data: report } = hostReport.safeParse(body);
      if (report) hosts.set(report.host, report.exposures);
      return report !== undefined;
    },
    of: (remote: string, trial: string, version: string): Exposure =>
      [...hosts.values()]
        .flat()
        .filter((each) => each.remote === remote && each.trial === trial && each.version === version)
        .reduce(
          (sum, { networks, failing }) => ({
            networks: sum.networks + networks,
            failing: sum.failing + failing,
          }),
          { networks: 0, failing: 0 },
        ),
  };
}
