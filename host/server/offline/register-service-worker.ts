import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceWorkerAddress, serviceWorkerScope } from '@portal/client/offline/offline-names';
import type { HostContext } from '@portal/platform/host';
import type { FastifyInstance } from 'fastify';

/** Lets the worker fetch only from the portal. */
const policy = "default-src 'none'; connect-src 'self'";

/**
 * Serves the script that provides saved pages offline. Its URL is fixed, so that browsers find updates; all other files
 * in the folder have a content hash.
 */
export function registerServiceWorker(app: FastifyInstance, { assets }: Pick<HostContext, 'assets'>): void {
  app.get(serviceWorkerAddress, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'service-worker-allowed': serviceWorkerScope,
      })
      .send(await readFile(path.join(assets, path.basename(serviceWorkerAddress)))),
  );
}
