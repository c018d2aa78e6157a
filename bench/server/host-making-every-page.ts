/**
 * The host as it is, but for one thing: it keeps data and no page. Every visit costs the making of a page of data that is
 * at hand, as it is made anew whenever it has been kept for long enough; it is not packed again where it says what it said
 * before. Configured by the host's environment.
 */
import path from 'node:path';
import { startHost } from '@portal/platform/host';
import { portalConfig } from '../../host/portal.config.ts';

const dist = path.resolve(import.meta.dirname, '../../host/dist');
const root = path.resolve(import.meta.dirname, '../..');
await startHost({ portal: portalConfig, dist, root }, process.env, 0);
