import path from 'node:path';
import { startHost } from '@portal/platform/host';
import { portalConfig } from '../portal.config.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const root = path.resolve(import.meta.dirname, '../..');

await startHost({ portal: portalConfig, dist, root }, process.env);
