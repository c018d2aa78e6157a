/** The portal's server: pages, the host's files, and the way to everything else, on one port. */

import path from 'node:path';
import { startHost } from '@portal/platform/server/start-host';
import { errorText } from '@portal/shared/server/error-text';
import { portalConfig } from '../portal.config.ts';
import { registerDiscovery } from './discovery/discovery.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const root = path.resolve(import.meta.dirname, '../..');

startHost({ portal: portalConfig, dist, root, ownRoutes: registerDiscovery }, process.env).catch(
  (error: unknown) => {
    console.error(`host: ${errorText(error)}`);
    process.exit(1);
  },
);
