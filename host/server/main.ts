/** The portal's server: pages, the host's files and proxied upstreams, on one port. */

import path from 'node:path';
import type { OwnRoutes } from '@portal/platform/host';
import { startHost } from '@portal/platform/host';
import { errorText } from '@portal/server-kit/error-text';
import { portalConfig } from '../portal.config.ts';
import { registerDiscovery } from './discovery/discovery.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { registerUnsentForms } from './unsent-forms/register-unsent-forms.ts';

const dist = path.resolve(import.meta.dirname, '..', process.env.BUILD_DIR ?? 'dist');
const root = path.resolve(import.meta.dirname, '../..');

const ownRoutes: OwnRoutes = (app, context) => {
  registerDiscovery(app, context);
  registerServiceWorker(app, context);
  registerUnsentForms(app);
};

startHost({ portal: portalConfig, dist, root, ownRoutes }, process.env).catch((error: unknown) => {
  console.error(`host: ${errorText(error)}`);
  process.exit(1);
});
