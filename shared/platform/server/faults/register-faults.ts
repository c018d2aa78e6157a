import { networkOf, siteOf } from '@portal/server-kit/network-of';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import { browserFaults } from '../../contract/fault.ts';
import { redact } from '../../contract/redact.ts';
import type { Listener } from '../events/events.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';

const MAX_BODY_BYTES = 4_096;
const MAX_FRAMES = 5;
/** Maximum per network: enough for a school, too few to flood. */
const MAX_REPORTS_PER_MINUTE = 30;

/** Report of a browser. It contains no URL and nothing about the visitor; open tabs of older hosts send three fields. */
const faultReport = z.strictObject({
  remote: z.string().max(100),
  version: z.string().max(100),
  fault: z.enum(browserFaults),
  page: z.string().max(200).optional(),
  message: z.string().max(1_000).optional(),
  frames: z.array(z.string().max(300)).max(MAX_FRAMES).default([]),
});

/** Position in a file of the host or of a remote. */
const framePattern =
  /^(?:assets|remotes\/(?<remote>[a-z][a-z0-9-]*)\/web)\/(?<file>[\w./-]+):\d{1,7}:\d{1,7}$/;

/**
 * Registers `POST _faults`, below the base path: browsers report that a release failed. Responses: 204; 400 if the
 * report is invalid or the release is not stored; 413 if the body is too large; 429 beyond 30 reports of a network in a
 * minute. Any client may report anything: only pages and files of stored releases are accepted, and messages are
 * redacted again.
 */
export async function registerFaults(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'of' | 'names'>,
  emit: Listener,
  basePath: string,
): Promise<void> {
  const reports = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });
  const listManifests = (remote: string) =>
    [...store.of(remote).releases.values()].map(({ manifest }) => manifest);

  function isPage(pattern: string): boolean {
    return store.names().some((name) => listManifests(name).some(({ paths }) => paths.includes(pattern)));
  }

  function isFrame(frame: string): boolean {
    const { remote, file } = framePattern.exec(frame)?.groups ?? {};
    if (!file) return false;
    return (
      remote === undefined || listManifests(remote).some(({ files }) => Object.hasOwn(files, `web/${file}`))
    );
  }

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
      const { remote, version, fault, page, message, frames } = report;
      emit({
        kind: 'fault-reported',
        remote,
        version,
        fault,
        page: page !== undefined && isPage(page) ? page : null,
        message: message === undefined ? null : redact(message),
        frames: frames.filter(isFrame),
        network: siteOf(request.ip),
      });
      return reply.code(204).send();
    });
  });
}
