import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { DIGEST_LENGTH, MAX_NETWORKS, toExposure } from './exposures.ts';
import type { Exposure } from './is-failing.ts';

const MAX_HOSTS = 100;
const HOUR_MS = 3_600_000;

const digests = z.string().max(MAX_NETWORKS * DIGEST_LENGTH);

const hostReport = z.object({
  /** Identifies the process of a host. */
  host: z.string().max(100),
  exposures: z
    .array(
      z.object({
        remote: z.string().max(100),
        trial: z.string().max(300),
        version: z.string().max(100),
        networks: digests,
        failing: digests,
      }),
    )
    .max(1_000),
});

const split = (text: string): string[] => text.match(new RegExp(`.{${DIGEST_LENGTH}}`, 'g')) ?? [];

/** Counts the networks of all hosts: one that reaches several counts once, so that few networks decide nothing. */
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
      const reported = [...hosts.values()]
        .flat()
        .filter((each) => each.remote === remote && each.trial === trial && each.version === version);
      return toExposure({
        networks: new Set(reported.flatMap(({ networks }) => split(networks))),
        failing: new Set(reported.flatMap(({ failing }) => split(failing))),
      });
    },
  };
}
