import path from 'node:path';
import type { PortalConfig } from '../../contract/portal-config.ts';
import { readConfig } from '../config/config.ts';
import { openHostBuild } from '../host-build.ts';
import { serve } from '../serve.ts';
import { createKeeperApp } from './keeper-app.ts';

interface KeeperOptions {
  portal: PortalConfig;
  /** Absolute path of the host's build, which tests releases. */
  dist: string;
  /** Absolute path of the folder that relative paths in the environment start from. */
  root: string;
}

/**
 * Starts the keeper as the environment configures it.
 * @throws Error if the configuration is invalid or the host is not built
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
