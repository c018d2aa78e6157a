import path from 'node:path';
import { hostProgram, type PortalPlan } from '../../scripts/processes/portal-plan.ts';
import type { Measured } from '../goals.ts';
import { measureManyRemotes } from './many-remotes.ts';
import { startMeasuredHost } from './measured-host.ts';
import { startPublisher } from './publisher.ts';
import { measureSwaps } from './swaps.ts';

interface Bench {
  root: string;
  plan: PortalPlan;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  remoteUrls: Readonly<Record<string, string>>;
  apiUrl: string;
}

/** One remote released again and again on a running host, and hosts with many remotes. */
export async function measureReleases(bench: Bench): Promise<Measured[]> {
  const { root, plan, env, dataDir, remoteUrls, apiUrl } = bench;
  const start = (name: string, remotes: Record<string, string>, more: NodeJS.ProcessEnv) => {
    const RELEASES_DIR = path.join(dataDir, `releases-${name}`);
    return startMeasuredHost(hostProgram(plan, apiUrl, remotes, { ...env, RELEASES_DIR, ...more }), root);
  };
  const publisher = await startPublisher(remoteUrls['mf-courses'] ?? '');
  const host = await start('swaps', { ...remoteUrls, 'mf-courses': publisher.url }, { RELEASE_DAYS: '0' });
  try {
    const swaps = await measureSwaps(host, publisher);
    await host.stop();
    const many = await measureManyRemotes({
      dataDir,
      remotes: remoteUrls,
      start: (name, more) => start(name, {}, more),
    });
    return [...swaps, ...many];
  } finally {
    await host.stop();
    await publisher.stop();
  }
}
