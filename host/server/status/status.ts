import type { FastifyInstance } from 'fastify';
import type { FaultCounts } from '../faults/fault-counts.ts';
import type { Remotes } from '../registry/remotes.ts';
import { remoteStatus } from './remote-status.ts';
import { statusPage } from './status-page.ts';

/**
 * `/senac-portal/_status`: what is in force and why, as a page, or as JSON for whom `?format=json` or `accept` asks for
 * it. Kept by nobody, and nothing for search engines.
 */
export function registerStatus(
  app: FastifyInstance,
  remotes: Pick<Remotes, 'states'>,
  faults: Pick<FaultCounts, 'of'>,
): void {
  app.get<{ Querystring: { format?: string } }>('/senac-portal/_status', (request, reply) => {
    const all = remotes.states().map((state) => remoteStatus(state, faults.of(state.listing.name)));
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept' });
    const accepted = request.headers.accept ?? '';
    const isJson = request.query.format === 'json' || /application\/json/.test(accepted);
    if (isJson) return reply.send({ remotes: all });
    return reply.type('text/html; charset=utf-8').send(statusPage(all));
  });
}
