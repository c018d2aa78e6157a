import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@portal/tooling/free-port';
import { execa } from 'execa';
import { answers, end } from './replicas.ts';

/** An address that nobody listens at. */
const NOBODY = '127.0.0.1:1';

/** Longer than the edge takes to notice which servers are not there: three checks, one second apart. */
export const EDGE_NOTICES_MS = 5_000;

interface Edge {
  /** Where people come in. */
  portalUrl: string;
  /** Where hosts reach the apis. */
  apiUrl: string;
  /** Its own figures, as Prometheus reads them. */
  metricsUrl: string;
  /** What it logs, where that is read. */
  log: Readable | null;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * HAProxy as `deploy/haproxy/haproxy.cfg` has it.
 * @param root of the repository
 * @param ports of up to three hosts and apis on this machine
 * @param log whether its log is read
 * @throws Error where HAProxy is not installed
 */
export async function startEdge(
  root: string,
  { hosts = [], apis = [] }: { hosts?: readonly number[]; apis?: readonly number[] },
  log: 'ignore' | 'pipe' = 'ignore',
): Promise<Edge> {
  await execa('haproxy', ['-v']).catch(() => {
    throw new Error('HAProxy is not here: apt-get install haproxy');
  });
  const [portal, api, metrics] = await Promise.all([freePort(), freePort(), freePort()]);
  const folder = path.join(root, 'deploy/haproxy');
  const addresses = (name: string, ports: readonly number[]) =>
    [0, 1, 2].map((place) => [`${name}_${place + 1}`, ports[place] ? `127.0.0.1:${ports[place]}` : NOBODY]);
  const env = {
    PORTAL_BIND: `127.0.0.1:${portal}`,
    API_BIND: `127.0.0.1:${api}`,
    METRICS_BIND: `127.0.0.1:${metrics}`,
    HAPROXY_FOLDER: folder,
    ...Object.fromEntries([...addresses('HOST', hosts), ...addresses('API', apis)]),
  };
  const edge = execa('haproxy', ['-W', '-db', '-f', path.join(folder, 'haproxy.cfg')], {
    env,
    stdio: ['ignore', log, 'ignore'],
  });
  const apiUrl = `http://127.0.0.1:${api}`;
  const portalUrl = `http://127.0.0.1:${portal}`;
  await answers(hosts.length > 0 ? `${portalUrl}/readyz` : `${apiUrl}/api/v1/units`);
  const metricsUrl = `http://127.0.0.1:${metrics}/metrics`;
  const ended = (signal: NodeJS.Signals = 'SIGKILL') => end(edge, signal);
  return { portalUrl, apiUrl, metricsUrl, log: edge.stdout, end: ended };
}
