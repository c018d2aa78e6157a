import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { FaultCounts } from '../faults/fault-counts.ts';
import type { Previews } from '../releases/previews/open-previews.ts';
import type { Remotes } from '../releases/remotes.ts';
import { statusPage } from './status-page.ts';

interface Options {
  remotes: Pick<Remotes, 'statuses' | 'revision'>;
  previews: Pick<Previews, 'statuses'>;
  faults: Pick<FaultCounts, 'of'>;
  config: Pick<Config, 'portal' | 'statusTexts'>;
}

/**
 * Registers `_status`, below the base path: active releases and the reasons, as HTML, or as JSON by `?format=json` or
 * `accept`. Never cached or indexed.
 */
export function registerStatus(
  app: FastifyInstance,
  { remotes, previews, faults, config: { portal, statusTexts: texts } }: Options,
): void {
  app.get<{ Querystring: { format?: string } }>(`${portal.basePath}/_status`, (request, reply) => {
    const all = remotes.statuses().map((status) => ({ ...status, faults: faults.of(status.name) }));
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept' });
    const accepted = request.headers.accept ?? '';
    const isJson = request.query.format === 'json' || /application\/json/.test(accepted);
    const listed = previews.statuses();
    if (isJson) return reply.send({ revision: remotes.revision(), remotes: all, previews: listed });
    return reply.type('text/html; charset=utf-8').send(statusPage(all, listed, portal, texts));
  });
}
