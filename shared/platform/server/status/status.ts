import type { FastifyInstance } from 'fastify';
import { createStyleHeaders } from '../edge/security-headers.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import { type ReportedRemote, statusPage, statusStyle } from './status-page.ts';

const headers = {
  ...createStyleHeaders(statusStyle),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  vary: 'accept',
};

interface Options {
  basePath: string;
  remotes: Pick<ActiveReleases, 'statuses' | 'previews' | 'revision'>;
  /** Returns the number of faults of each release since the start of this process. */
  faults: () => Promise<readonly { remote: string; version: string; count: number }[]>;
}

/**
 * Registers `_status`, below the base path: active releases, the reasons, and counts of faults, as HTML, or as JSON by
 * `?format=json` or `accept`. Never cached or indexed. It is public: it contains no text from the code of a remote and
 * none of a client.
 */
export function registerStatus(app: FastifyInstance, { basePath, remotes, faults }: Options): void {
  async function list(): Promise<ReportedRemote[]> {
    const counted = await faults();
    return remotes.statuses().map((status) => ({
      ...status,
      faults: Object.fromEntries(
        counted.filter(({ remote }) => remote === status.name).map((each) => [each.version, each.count]),
      ),
    }));
  }

  app.get<{ Querystring: { format?: string } }>(`${basePath}/_status`, async (request, reply) => {
    const accepted = request.headers.accept ?? '';
    const isJson = request.query.format === 'json' || /application\/json/.test(accepted);
    reply.headers(headers);
    const [listed, previews] = [await list(), remotes.previews()];
    if (isJson) return { revision: remotes.revision(), remotes: listed, previews };
    return reply.type('text/html; charset=utf-8').send(statusPage(listed, previews));
  });
}
