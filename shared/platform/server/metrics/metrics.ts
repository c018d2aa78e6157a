import { measureResponseTimes } from '@portal/server-kit/response-times';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isCausedByCode } from '../../contract/fault.ts';
import type { Listener } from '../events/events.ts';
import type { ActiveReleases } from '../releases/in-force.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Measures every response. @returns the registry, for further metrics */
export function measureResponses(app: FastifyInstance): Registry {
  const registry = new Registry();
  const measured = measureResponseTimes(registry);
  app.addHook('onResponse', async (request, reply) => measured(request, reply));
  app.decorate('metrics', { getter: () => registry });
  return registry;
}

/** Origin of a page: cached, rendered for the request, or the fallback shell. */
type PageOrigin = 'kept' | 'made' | 'shell';

export type PageMetrics = ReturnType<typeof createPageMetrics>;

/** Counts the host's pages. No label contains a path. */
export function createPageMetrics(registry: Registry) {
  const registers = [registry];
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages sent, by source: cached, rendered or fallback shell',
    labelNames: ['source'],
    registers,
  });
  const times = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render a page, including its data',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  return {
    sent: (source: PageOrigin): void => pages.inc({ source }),
    /** Starts the timer of a rendering. @returns stops it */
    making: (): (() => void) => times.startTimer(),
    /** @param counts returns how many pages are being rendered and how many are queued */
    queue(counts: () => { made: number; waiting: number }): void {
      new Gauge({
        name: 'render_queue_pages',
        help: 'Pages being rendered, and pages in the queue',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(counts())) this.set({ state }, count);
        },
      });
    },
  };
}

/** Reports each remote's active release, and whether its last announced release is rejected. */
export function measureReleases(registry: Registry, remotes: Pick<ActiveReleases, 'statuses'>): void {
  const registers = [registry];
  new Gauge({
    name: 'release_active',
    help: '1 for the active release of each remote',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { name, active } of remotes.statuses())
        if (active) this.set({ remote: name, version: active.version }, 1);
    },
  });
  new Gauge({
    name: 'release_troubled',
    help: '1 if the last announced release of a remote is rejected or cannot be published',
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const { name, verdict } of remotes.statuses())
        this.set({ remote: name }, verdict.reasons.length > 0 ? 1 : 0);
    },
  });
}

/** Returns the number of faults that `countEvents` has counted since the start of this process, by version of a remote. */
export async function readFaults(registry: Registry, remote: string): Promise<Record<string, number>> {
  const { values = [] } = (await registry.getSingleMetric('release_faults_total')?.get()) ?? {};
  return Object.fromEntries(
    values
      .filter(({ labels }) => labels.remote === remote)
      .map(({ labels, value }) => [String(labels.version), value]),
  );
}

/** Counts rejected and damaged releases, and faults. */
export function countEvents(registry: Registry): Listener {
  const registers = [registry];
  const rejected = new Counter({
    name: 'release_rejected_total',
    help: 'Releases that were rejected, by reason',
    labelNames: ['remote', 'reason'],
    registers,
  });
  const faults = new Counter({
    name: 'release_faults_total',
    help: 'Faults that the code of a release caused, in browsers or while the host rendered pages',
    labelNames: ['remote', 'version'],
    registers,
  });
  const damaged = new Counter({
    name: 'release_damaged_total',
    help: 'Stored releases that were damaged on the disk, by whether they could be repaired',
    labelNames: ['remote', 'repaired'],
    registers,
  });
  return (event) => {
    if (event.kind === 'release-damaged')
      damaged.inc({ remote: event.remote, repaired: String(event.isRepaired) });
    if (event.kind === 'release-rejected' || event.kind === 'announcement-rejected')
      rejected.inc({ remote: event.remote, reason: event.reason.kind });
    if (event.kind === 'fault-reported' && isCausedByCode(event.fault))
      faults.inc({ remote: event.remote, version: event.version });
  };
}
