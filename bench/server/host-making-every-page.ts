/** Starts the host with a cache of data and none of pages: each visit renders a page of cached data, as after its expiry. */
import path from 'node:path';
import { startHost } from '@portal/platform/host';
import { portalConfig } from '../../host/portal.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
await startHost({ portal: portalConfig, dist: path.join(root, 'host/dist'), root }, process.env, 0);
