import path from 'node:path';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');

/** The variables that say where the registry and the releases are. */
const storeEnvironment = z.object({
  REGISTRY: z.string().default(path.join(root, 'registry.json')),
  DATA_DIR: z.string().default(path.join(root, '.data')),
  RELEASES_DIR: z.string().optional(),
});

export interface StoreConfig {
  /** Path or address of the registry of remotes. */
  registry: string;
  /** Folder of the releases that this host keeps. */
  releasesDir: string;
}

export function storeConfig(env: NodeJS.ProcessEnv): StoreConfig {
  const { REGISTRY, DATA_DIR, RELEASES_DIR } = storeEnvironment.parse(env);
  return { registry: REGISTRY, releasesDir: path.resolve(RELEASES_DIR || path.join(DATA_DIR, 'releases')) };
}
