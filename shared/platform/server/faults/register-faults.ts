import { networkOf } from '@portal/shared/server/network-of';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import { faults } from '../../contract/fault.ts';
import type { Listener } from '../events/events.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';

const LARGEST_BODY = 1_024;
/** Reports of one network in a minute: a school's worth of visitors, and no flood. */
const PER_MINUTE = 30;

/** What a browser reports, and nothing besides: neither an address nor anything of its visitor. */
const faultReport = z.strictObject({
  remote: z.string().max(100),
  version: z.string().max(100),
  fault: z.enum(faults),
});

/**
 * `POST _faults`, below the base path: browsers report how a release failed there. What is no report of a stored release is
 * answered 400, a larger body 413, more than 30 reports of a network in a minute 429, and a report 204.
 */
export async function registerFaults(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'of'>,
  emit: Listener,
  basePath: string,
): Promise<void> {
  const reports = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });
  await app.register(async (scope) => {
    // Before the body is read.
    scope.addHook('onRequest', async ({ ip }, reply) => {
      const isRefused = await reports.consume(networkOf(ip)).then(
        () => false,
        () => true,
      );
      if (isRefused) return reply.code(429).header('retry-after', '60').send();
    });
    scope.post(`${basePath}/_faults`, { bodyLimit: LARGEST_BODY }, (request, reply) => {
      const { data: report } = faultReport.safeParse(request.body);
      if (!report || !store.of(report.remote).releases.has(report.version)) return reply.code(400).send();
      emit({ kind: 'fault-reported', ...report });
      return reply.code(204).send();
    });
  });
}
