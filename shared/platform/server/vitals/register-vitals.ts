import { networkOf } from '@portal/server-kit/network-of';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { VitalCounts } from './vital-counts.ts';

const MAX_BODY_BYTES = 512;
/** Maximum per network: enough for a school. */
const MAX_REPORTS_PER_MINUTE = 30;

const visitReport = z.strictObject({
  remote: z.string().max(100),
  version: z.string().max(100),
  lcp: z.number().min(0).max(600_000).optional(),
  inp: z.number().min(0).max(600_000).optional(),
  cls: z.number().min(0).max(100).optional(),
  bytes: z.number().min(0).max(1e9).optional(),
});

/**
 * Registers `POST _vitals`, below the base path: browsers report the measurements of a visit when it ends. Responses: 204;
 * 400 if the report is invalid or the release is not stored; 413; 429 beyond 30 reports of a network in a minute.
 */
export async function registerVitals(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'of'>,
  counts: Pick<VitalCounts, 'add'>,
  basePath: string,
): Promise<void> {
  const reports = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });
  app.post(
    `${basePath}/_vitals`,
    {
      bodyLimit: MAX_BODY_BYTES,
      // Runs before the body is read.
      async onRequest({ ip }, reply) {
        const isRejected = await reports.consume(networkOf(ip)).then(
          () => false,
          () => true,
        );
        if (isRejected) return reply.code(429).header('retry-after', '60').send();
      },
    },
    (request, reply) => {
      const { data: report } = visitReport.safeParse(request.body);
      if (!report || !store.of(report.remote).releases.has(report.version)) return reply.code(400).send();
      const { remote, version, ...values } = report;
      counts.add({ name: remote, version }, values);
      return reply.code(204).send();
    },
  );
}
