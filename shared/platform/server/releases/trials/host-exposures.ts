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

/**
 * Averages the counts of the hosts that served a release. A sum would count a network once for each host that it
 * reaches, so that a few networks could hold a release back in a portal with many hosts.
 */
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
    of(remote: string, trial: string, version: string): Exposure {
      const counts = [...hosts.values()]
        .flat()
        .filter((each) => each.remote === remote && each.trial === trial && each.version === version);
      const average = (count: 'networks' | 'failing') =>
        Math.floor(counts.reduce((sum, each) => sum + each[count], 0) / Math.max(1, counts.length));
      return { networks: average('networks'), failing: average('failing') };
    },
  };
}
