import path from 'node:path';
import { type PlatformEvent, startHost } from '@portal/platform/host';
import { portalConfig } from '../portal.config.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const root = path.resolve(import.meta.dirname, '../..');

// Every event of a release is printed.
const on = (event: PlatformEvent) => console.info(JSON.stringify(event));

await startHost({ portal: portalConfig, dist, root, on }, process.env);
