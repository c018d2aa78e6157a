import { networkOf } from '@portal/server-kit/network-of';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import { faults } from '../../contract/fault.ts';
import type { Listener } from '../events/events.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';

const MAX_BODY_BYTES = 1_024;
/** Maximum per network: enough for a school, too few to flood. */
const MAX_REPORTS_PER_MINUTE = 30;

/** Report of a browser. It contains no URL and nothing about the visitor. */
const faultReport = z.strictObject({
  remote: z.string().max(100),
  version: z.string().max(100),
  fault: z.enum(faults),
});

/**
 * Registers `POST _faults`, below the base path: browsers report that a release failed. Responses: 204; 400 if the
 * report is invalid or the release is not stored; 413 if the body is too large; 429 beyond 30 reports of a network in a
 * minute.
 */
export async function registerFaults(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'of'>,
  emit: Listener,
  basePath: string,
): Promise<void> {
  const reports = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });
  await app.register(async (scope) => {
    // Runs before the body is read.
    scope.addHook('onRequest', async ({ ip }, reply) => {
      const isRejected = await reports.consume(networkOf(ip)).then(
        () => false,
        () => true,
      );
      if (isRejected) return reply.code(429).header('retry-after', '60').send();
    });
    scope.post(`${basePath}/_faults`, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
      const { data: report } = faultReport.safeParse(request.body);
      if (!report || !store.of(report.remote).releases.has(report.version)) return reply.code(400).send();
      emit({ kind: 'fault-reported', ...report });
      return reply.code(204).send();
    });
  });
}
