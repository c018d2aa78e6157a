import { readConfig } from '../server/config/config.ts';
import { createKeeperApp } from '../server/keeper/keeper-app.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { testPortal } from './test-portal.ts';

/**
 * Starts a keeper whose smoke test every release passes.
 * @param assets folder of the browser files of its host build
 */
export async function startKeeper(
  env: Record<string, string>,
  assets = import.meta.dirname,
): Promise<{ url: string; stop(): Promise<void> }> {
  const app = await createKeeperApp({
    config: readConfig(testPortal, { PORT: '0', REFRESH_MS: '100', ...env }),
    host: { contract: 1, shared: {} },
    renderer: fakeRenderer(),
    assets,
  });
  const url = await app.listen({ port: Number(env.PORT ?? 0), host: '127.0.0.1' });
  return { url, stop: () => app.close() };
}
