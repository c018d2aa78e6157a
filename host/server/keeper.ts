/** The keeper, for portals with several hosts: it publishes, tests and activates releases for all of them. */

import path from 'node:path';
import { startKeeper } from '@portal/platform/host';
import { errorText } from '@portal/server-kit/error-text';
import { portalConfig } from '../portal.config.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const root = path.resolve(import.meta.dirname, '../..');

startKeeper({ portal: portalConfig, dist, root }, process.env).catch((error: unknown) => {
  console.error(`keeper: ${errorText(error)}`);
  process.exit(1);
});
