import type { FastifyInstance } from 'fastify';
import { ORIGIN_COOKIE } from '../../contract/names.ts';

/**
 * Registers `_origin`, below the base path: turns the overlay that names the parts of a page on for this browser, and
 * opens the home page. Browsers alone read its cookie: pages stay identical for all.
 */
export function registerPageOrigin(app: FastifyInstance, basePath: string): void {
  app.get(`${basePath}/_origin`, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'set-cookie': `${ORIGIN_COOKIE}=1; Path=${basePath || '/'}; SameSite=Lax`,
      })
      .redirect(`${basePath}/`, 303),
  );
}
