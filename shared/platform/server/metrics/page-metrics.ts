import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Where a page that was sent comes from: kept before, made for its visitor, or the plain shell in its place. */
type PageSource = 'kept' | 'made' | 'shell';

export interface PageMetrics {
  sent(source: PageSource): void;
  /** Begins to measure the making of a page. @returns what ends it */
  making(): () => void;
  /** @param counts gives how many pages are being made and how many wait for their turn */
  queue(counts: () => { made: number; waiting: number }): void;
}

/** Counts the pages of a host. No label names an address. */
export function createPageMetrics(registry: Registry): PageMetrics {
  const registers = [registry];
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages that were sent, by where they come from',
    labelNames: ['source'],
    registers,
  });
  const times = new Histogram({
    name: 'page_render_seconds',
    help: 'Time in which a page was made, its data included',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  return {
    sent: (source) => pages.inc({ source }),
    making: () => times.startTimer(),
    queue(counts) {
      new Gauge({
        name: 'render_queue_pages',
        help: 'Pages that are being made, and that wait for their turn',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(counts())) this.set({ state }, count);
        },
      });
    },
  };
}
