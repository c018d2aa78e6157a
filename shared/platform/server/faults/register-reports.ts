import { networkOf } from '@portal/server-kit/network-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import { browserFaults, type Vital, vitals } from '../../contract/fault.ts';
import { redact } from '../../contract/redact.ts';
import type { Listener } from '../events/events.ts';
import type { ActiveReleases } from '../releases/in-force.ts';

const MAX_FAULT_BYTES = 4_096;
const MAX_VISIT_BYTES = 512;
const MAX_FRAMES = 5;
/** Maximum of each kind per network: enough for a school, too few to flood. */
const MAX_REPORTS_PER_MINUTE = 30;

const release = { remote: z.string().max(100), version: z.string().max(100) };

/** Report of a fault. It contains no URL and nothing about the visitor. */
const faultReport = z.strictObject({
  ...release,
  fault: z.enum(browserFaults),
  page: z.string().max(200).optional(),
  message: z.string().max(1_000).optional(),
  frames: z.array(z.string().max(300)).max(MAX_FRAMES).default([]),
});

const visitReport = z.strictObject({
  ...release,
  lcp: z.number().min(0).max(600_000).optional(),
  inp: z.number().min(0).max(600_000).optional(),
  cls: z.number().min(0).max(100).optional(),
  bytes: z.number().min(0).max(1e9).optional(),
});

/** Position in a file of the host or of a remote. */
const framePattern =
  /^(?:assets|remotes\/(?<remote>[a-z][a-z0-9-]*)\/web)\/(?<file>[\w./-]+):\d{1,7}:\d{1,7}$/;

/** Upper limits of the histograms, in the units of the reports: ms, score and bytes. */
const buckets: Record<Vital, number[]> = {
  lcp: [1_000, 1_800, 2_500, 4_000, 8_000],
  inp: [100, 200, 350, 500, 1_000],
  cls: [0.05, 0.1, 0.15, 0.25, 0.5],
  bytes: [100_000, 300_000, 600_000, 1_000_000, 3_000_000],
};

/**
 * Registers two routes below the base path: browsers report that a release failed to `POST _faults`, and the measurements of
 * a visit when it ends to `POST _vitals`. Responses: 204; 400 if the report is invalid or the release is not stored; 413 if
 * the body is too large; 429 beyond 30 reports of a network in a minute. Any client may report anything: only pages and
 * files of stored releases are accepted, and messages are redacted again.
 */
export function registerReports(
  app: FastifyInstance,
  remotes: Pick<ActiveReleases, 'stored' | 'names'>,
  emit: Listener,
  registry: Registry,
  basePath: string,
): void {
  const listManifests = (remote: string) => remotes.stored(remote).map(({ manifest }) => manifest);
  const isPage = (pattern: string): boolean =>
    remotes.names().some((name) => listManifests(name).some(({ paths }) => paths.includes(pattern)));

  function isFrame(frame: string): boolean {
    const { remote, file } = framePattern.exec(frame)?.groups ?? {};
    if (!file) return false;
    return (
      remote === undefined || listManifests(remote).some(({ files }) => Object.hasOwn(files, `web/${file}`))
    );
  }

  /** @param receive gets reports about stored releases */
  function register<Report extends { remote: string; version: string }>(
    path: string,
    bodyLimit: number,
    schema: z.ZodType<Report>,
    receive: (report: Report) => void,
  ): void {
    const reports = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });
    // Runs before the body is read.
    const onRequest = async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const isLimited = (await reports.consume(networkOf(ip)).catch(() => null)) === null;
      if (isLimited) return reply.code(429).header('retry-after', '60').send();
    };
    app.post(basePath + path, { bodyLimit, onRequest }, (request, reply) => {
      const { data: report } = schema.safeParse(request.body);
      const manifests = report ? listManifests(report.remote) : [];
      if (!report || !manifests.some(({ version }) => version === report.version))
        return reply.code(400).send();
      receive(report);
      return reply.code(204).send();
    });
  }

  register('/_faults', MAX_FAULT_BYTES, faultReport, ({ page, message, frames, ...report }) =>
    emit({
      kind: 'fault-reported',
      ...report,
      page: page !== undefined && isPage(page) ? page : null,
      message: message === undefined ? null : redact(message),
      frames: frames.filter(isFrame),
    }),
  );

  const histograms = vitals.map((vital) => {
    const name = `visit_${vital}`;
    const help = `Measurements of visits by browsers: ${vital}`;
    const labelNames = ['remote', 'version'];
    const options = { name, help, labelNames, buckets: buckets[vital], registers: [registry] };
    return [vital, new Histogram(options)] as const;
  });
  register('/_vitals', MAX_VISIT_BYTES, visitReport, ({ remote, version, ...measured }) => {
    for (const [vital, histogram] of histograms) {
      const value = measured[vital];
      if (value !== undefined) histogram.observe({ remote, version }, value);
    }
  });
}
