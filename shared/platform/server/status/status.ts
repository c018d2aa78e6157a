import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createStyleHeaders } from '../edge/security-headers.ts';
import type { FaultCounts } from '../faults/fault-counts.ts';
import type { FaultMessages } from '../faults/fault-messages.ts';
import type { Previews } from '../releases/previews/open-previews.ts';
import type { Remotes } from '../releases/remotes.ts';
import type { VitalCounts } from '../vitals/vital-counts.ts';
import type { ReportedRemote } from './reported-remote.ts';
import { statusPage } from './status-page.ts';
import { statusStyle } from './status-style.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders the status page with messages and frames, for the private port of the metrics. */
    statusDetails?: () => string;
  }
}

export const statusHeaders = {
  ...createStyleHeaders(statusStyle),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

interface Options {
  remotes: Pick<Remotes, 'statuses' | 'revision'>;
  previews: Pick<Previews, 'statuses'>;
  faults: Pick<FaultCounts, 'of' | 'history'>;
  messages: Pick<FaultMessages, 'of'>;
  vitals: Pick<VitalCounts, 'of'>;
  config: Pick<Config, 'portal' | 'statusTexts'>;
}

/**
 * Registers `_status`, below the base path: active releases, the reasons, and counts of faults, as HTML, or as JSON by
 * `?format=json` or `accept`. Never cached or indexed. Only the private port of the metrics shows messages: they may
 * contain what any client has sent.
 */
export function registerStatus(
  app: FastifyInstance,
  { remotes, previews, faults, messages, vitals, config: { portal, statusTexts: texts } }: Options,
): void {
  const list = (): ReportedRemote[] =>
    remotes.statuses().map((status) => {
      const { name, current, previous, canary } = status;
      const measured = [current, canary, previous].flatMap((release) => {
        const values = release && vitals.of({ name, version: release.version });
        return values ? [[release.version, values] as const] : [];
      });
      return {
        ...status,
        faults: faults.of(name),
        history: faults.history(name),
        vitals: Object.fromEntries(measured),
      };
    });
  app.get<{ Querystring: { format?: string } }>(`${portal.basePath}/_status`, (request, reply) => {
    const accepted = request.headers.accept ?? '';
    const isJson = request.query.format === 'json' || /application\/json/.test(accepted);
    reply.headers({ ...statusHeaders, vary: 'accept' });
    const listed = previews.statuses();
    if (isJson) return reply.send({ revision: remotes.revision(), remotes: list(), previews: listed });
    return reply.type('text/html; charset=utf-8').send(statusPage(list(), listed, portal, texts));
  });
  app.decorate('statusDetails', () =>
    statusPage(
      list().map((remote) => ({ ...remote, messages: messages.of(remote.name) })),
      previews.statuses(),
      portal,
      texts,
    ),
  );
}
