import path from 'node:path';
import { freePort } from '@portal/tooling/free-port';
import { execa } from 'execa';
import { waitUntilHealthy } from './replicas.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy/haproxy');
/** An address without a server. */
const UNREACHABLE = '127.0.0.1:1';

/**
 * Starts HAProxy with `deploy/haproxy/haproxy.cfg`.
 * @param ports of up to three hosts and apis on this machine
 * @param log whether its log is read
 * @throws Error if HAProxy is not installed
 */
export async function startEdge(
  { hosts = [], apis = [] }: { hosts?: readonly number[]; apis?: readonly number[] },
  log: 'ignore' | 'pipe' = 'ignore',
) {
  await execa('haproxy', ['-v']).catch(() => {
    throw new Error('HAProxy is not installed: apt-get install haproxy');
  });
  const [portal, api, metrics] = await Promise.all([freePort(), freePort(), freePort()]);
  const addressesOf = (name: string, ports: readonly number[]) =>
    [0, 1, 2].map((place) => [
      `${name}_${place + 1}`,
      ports[place] ? `127.0.0.1:${ports[place]}` : UNREACHABLE,
    ]);
  const env = {
    PORTAL_BIND: `127.0.0.1:${portal}`,
    API_BIND: `127.0.0.1:${api}`,
    METRICS_BIND: `127.0.0.1:${metrics}`,
    HAPROXY_FOLDER: folder,
    ...Object.fromEntries([...addressesOf('HOST', hosts), ...addressesOf('API', apis)]),
  };
  const edge = execa('haproxy', ['-W', '-db', '-f', path.join(folder, 'haproxy.cfg')], {
    env,
    reject: false,
    stdio: ['ignore', log, 'ignore'],
  });
  /** URL of the apis for hosts. */
  const apiUrl = `http://127.0.0.1:${api}`;
  /** URL for visitors. */
  const portalUrl = `http://127.0.0.1:${portal}`;
  await waitUntilHealthy(hosts.length > 0 ? `${portalUrl}/readyz` : `${apiUrl}/api/v1/units`);
  async function stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    edge.kill(signal);
    await edge;
  }
  return { portalUrl, apiUrl, log: edge.stdout, stop };
}
