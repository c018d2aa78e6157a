import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readerEnvironment } from './follow-tutorial.ts';

const project = join(import.meta.dirname, '../..');
const units = [{ name: 'Santana' }, { name: 'Macapá' }];

/**
 * Starts the built host in front of an API that only has units.
 * @param env variables of the host, with its port, registry and folder
 * @returns how it stops
 */
export async function startBarePortal(env: Record<string, string>): Promise<() => Promise<void>> {
  const api = createServer((request, response) => {
    if (request.url !== '/api/v1/units') return response.writeHead(503).end('{}');
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ data: units }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const host = spawn(process.execPath, [join(project, 'host/server/main.ts')], {
    env: readerEnvironment({ ...env, API_URL: apiUrl, DATA_BUDGET_MS: '10000' }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(host.stdout, 'data');
  return async () => {
    host.kill();
    await once(host, 'exit');
    api.closeAllConnections();
    api.close();
  };
}
