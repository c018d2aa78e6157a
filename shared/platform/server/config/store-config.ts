import path from 'node:path';
import * as z from 'zod';

const storeEnvironment = z.object({
  REGISTRY: z.string().default('registry.json'),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
});

export interface StoreConfig {
  /** Path or URL of the registry of remotes. */
  registry: string;
  /** Folder of the stored releases. */
  releasesDir: string;
}

/** @param root folder that relative paths start from */
export function storeConfig(env: NodeJS.ProcessEnv, root: string): StoreConfig {
  const { REGISTRY, DATA_DIR, RELEASES_DIR } = storeEnvironment.parse(env);
  return {
    registry: /^https?:/.test(REGISTRY) ? REGISTRY : path.resolve(root, REGISTRY),
    releasesDir: path.resolve(root, RELEASES_DIR || path.join(DATA_DIR, 'releases')),
  };
}
