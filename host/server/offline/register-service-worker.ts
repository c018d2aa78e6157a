import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostContext } from '@portal/platform/host';
import { serviceWorkerAddress, serviceWorkerScope } from '@portal/runtime/offline/offline-names';
import type { FastifyInstance } from 'fastify';

/** It may ask for the portal's pages, and for nothing else. */
const policy = "default-src 'none'; connect-src 'self'";

/**
 * The script that answers kept pages where there is no connection. Its address stays the same, so that browsers find its
 * next version there; all others of its folder have their content in their names.
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
