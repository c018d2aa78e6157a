import path from 'node:path';
import * as z from 'zod';

/** The variables that say where the registry and the releases are. */
const storeEnvironment = z.object({
  REGISTRY: z.string().default('registry.json'),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
});

export interface StoreConfig {
  /** Path or address of the registry of remotes. */
  registry: string;
  /** Folder of the releases that this host keeps. */
  releasesDir: string;
}

/** @param root folder that paths begin at */
export function storeConfig(env: NodeJS.ProcessEnv, root: string): StoreConfig {
  const { REGISTRY, DATA_DIR, RELEASES_DIR } = storeEnvironment.parse(env);
  return {
    registry: /^https?:/.test(REGISTRY) ? REGISTRY : path.resolve(root, REGISTRY),
    releasesDir: path.resolve(root, RELEASES_DIR || path.join(DATA_DIR, 'releases')),
  };
}
