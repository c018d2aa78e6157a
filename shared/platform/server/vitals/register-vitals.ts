import { networkOf } from '@portal/server-kit/network-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import { type Vital, vitals } from '../../contract/vitals.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';

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

/** Upper limits of the histograms, in the units of the reports: ms, score and bytes. */
const buckets: Record<Vital, number[]> = {
  lcp: [1_000, 1_800, 2_500, 4_000, 8_000],
  inp: [100, 200, 350, 500, 1_000],
  cls: [0.05, 0.1, 0.15, 0.25, 0.5],
  bytes: [100_000, 300_000, 600_000, 1_000_000, 3_000_000],
};

/**
 * Registers `POST _vitals`, below the base path: browsers report the measurements of a visit when it ends. Responses: 204;
 * 400 if the report is invalid or the release is not stored; 413; 429 beyond 30 reports of a network in a minute.
 */
export async function registerVitals(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'of'>,
  registry: Registry,
  basePath: string,
): Promise<void> {
  const histograms = vitals.map((vital) => {
    const name = `visit_${vital}`;
    const help = `Measurements of visits by browsers: ${vital}`;
    const labelNames = ['remote', 'version'];
    return [
      vital,
      new Histogram({ name, help, labelNames, buckets: buckets[vital], registers: [registry] }),
    ] as const;
  });
  const reports = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });
  // Runs before the body is read.
  const onRequest = async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    const isRejected = await reports.consume(networkOf(ip)).then(
      () => false,
      () => true,
    );
    if (isRejected) return reply.code(429).header('retry-after', '60').send();
  };
  app.post(`${basePath}/_vitals`, { bodyLimit: MAX_BODY_BYTES, onRequest }, (request, reply) => {
    const { data: report } = visitReport.safeParse(request.body);
    if (!report || !store.of(report.remote).releases.has(report.version)) return reply.code(400).send();
    const { remote, version } = report;
    for (const [vital, histogram] of histograms)
      if (report[vital] !== undefined) histogram.observe({ remote, version }, report[vital]);
    return reply.code(204).send();
  });
}
