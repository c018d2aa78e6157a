import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Origin of a page: cached, rendered for the request, or the fallback shell. */
type PageSource = 'kept' | 'made' | 'shell';

export interface PageMetrics {
  sent(source: PageSource): void;
  /** Starts the timer of a rendering. @returns stops it */
  making(): () => void;
  /** @param counts returns how many pages are being rendered and how many are queued */
  queue(counts: () => { made: number; waiting: number }): void;
}

/** Counts the host's pages. No label contains a path. */
export function createPageMetrics(registry: Registry): PageMetrics {
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
    sent: (source) => pages.inc({ source }),
    making: () => times.startTimer(),
    queue(counts) {
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
