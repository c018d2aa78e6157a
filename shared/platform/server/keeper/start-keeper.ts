import path from 'node:path';
import type { PortalConfig } from '../../contract/portal-config.ts';
import { readConfig } from '../config/config.ts';
import { openHostBuild } from '../host-build.ts';
import { serve } from '../serve.ts';
import { createKeeperApp } from './keeper-app.ts';

interface KeeperOptions {
  portal: PortalConfig;
  /** Absolute path of the build of the host that releases are tried with. */
  dist: string;
  /** Absolute path of the folder that relative paths of the environment begin at. */
  root: string;
}

/**
 * Starts the keeper of releases as its environment says, tells on its output where it listens, and ends it when it is
 * asked to.
 * @throws Error where the configuration is wrong or the host is not built
 */
export async function startKeeper(
  { portal, dist, root }: KeeperOptions,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const config = readConfig(portal, env, root);
  const { facts, renderer } = openHostBuild(dist, config);
  const app = await createKeeperApp({ config, host: facts, renderer, assets: path.join(dist, 'web') });
  await serve(app, config, () => {});
}
