/** Starts the host with a cache of data and none of pages: each visit renders a page of cached data, as after its expiry. */
import path from 'node:path';
import { portalConfig } from '../host/portal.config.ts';
import { createApp } from '../shared/platform/server/app.ts';
import { readConfig } from '../shared/platform/server/config/config.ts';
import { openHostBuild, serve } from '../shared/platform/server/start-host.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'host/dist');
const config = readConfig(portalConfig, process.env, root);
const build = openHostBuild(dist, config);
const app = await createApp({ config: { ...config, cacheSeconds: 0 }, ...build });
await serve(app, config, () => {});
