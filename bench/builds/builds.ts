import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtRelease } from '../../e2e/support/built-release.ts';
import { EDGE_NOTICES_MS, startEdge } from '../edge/start-edge.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import { startHostsOfKeeper } from '../hosts/hosts-of-keeper.ts';
import { metric } from '../metric.ts';
import type { Bench } from '../start-bench.ts';
import { type Browsed, browse } from './browse.ts';
import { leftOpen } from './left-open.ts';
import { readBuilds } from './read-builds.ts';

/** While the keeper is of one build, and as many once it is of the other. */
const BROWSERS = 250;

/** Any change gives nearly every file another name. */
const change = {
  file: 'src/federation/late-modules.ts',
  from: "import('react-hook-form')",
  to: "import('react-hook-form').then((forms) => forms)",
};

/**
 * A host of one build beside a host of the next behind HAProxy, as `deploy/haproxy/haproxy.cfg` has it, while the keeper is
 * of the build before and once it is replaced; then a host of the next build alone, which has met no browser of the one before.
 * @throws Error where HAProxy is not installed, or a build fails
 */
export async function measureBuilds(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const next = path.dirname(await builtRelease('host', change));
  bench.atEnd(() => rm(path.dirname(next), { recursive: true, force: true }));
  const builds = await readBuilds([path.join(bench.root, 'host'), next]);
  const hosts = await startHostsOfKeeper(bench, apiUrl, bench.remoteUrls);
  const { portalUrl, metricsUrl, end } = await startEdge(bench.root, { hosts: hosts.ports });
  bench.atEnd(end);
  /** Requests for hashed files that went on to another host, after one had not answered as it should. */
  const sentOn = () => metric(metricsUrl, 'haproxy_backend_redispatch_warnings_total{proxy="files"}');
  const sideBySide = async (name: string) => {
    await pause(EDGE_NOTICES_MS);
    const before = await sentOn();
    const browsed = await browse(portalUrl, builds, bench.isShort ? 20 : BROWSERS);
    return figuresOf(name, browsed, (await sentOn()) - before);
  };
  return leftOpen(portalUrl, async (open) => {
    await hosts.start(1, next);
    const byKeeperBefore = await sideBySide('two builds, keeper still to be replaced');
    await hosts.replaceKeeper(next);
    const byNextKeeper = await sideBySide('two builds, keeper replaced');
    await hosts.start(2, next);
    await Promise.all([hosts.end(0, 'SIGTERM'), hosts.end(1, 'SIGTERM')]);
    return [...byKeeperBefore, ...byNextKeeper, ...(await open())];
  });
}

function figuresOf(name: string, { pages, files, failures }: Browsed, again: number): Measured[] {
  const notFound = failures.filter((failure) => failure.startsWith('404'));
  return [
    atLeast(`${name}: pages of either`, Math.min(...pages), 1, '', pages.join(' + ')),
    reportOnly(`${name}: files asked for`, files, '', `${again} at a second host, too`),
    atMost(`${name}: not found`, notFound.length, 0, ''),
    atMost(`${name}: failed in all`, failures.length, 0, '', failures.slice(0, 3).join(', ')),
  ];
}
