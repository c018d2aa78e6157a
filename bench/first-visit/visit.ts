import { median } from '../median.ts';
import { onSlowDevice, phone } from '../slow-phone.ts';

/** What one visit over a slow phone took, in milliseconds. */
export interface Visit {
  largestPaint: number;
  /** The page answers to clicks and its data is on it. */
  ready: number;
  /** Sum of the layout's shifts, without unit. */
  shift: number;
  /** Bytes of scripts as they travelled. */
  scriptBytes: number;
  requests: number;
}

/** A page to visit. */
interface Visited {
  url: string;
  /** Selector of an element that is there only when the page's data is. */
  readyWhen: string;
  /** Whether the page must also have announced that it answers to clicks. */
  hydrates: boolean;
}

/**
 * Visits pages by turns, each time with an empty cache, so that what else the machine does meets all alike.
 * The first round warms the servers' caches and is not counted.
 * @returns gives the middle value of a figure of a page, by its name
 */
export async function visitByTurns(pages: Readonly<Record<string, Visited>>, runs: number) {
  const visits: Record<string, Visit[]> = {};
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const seen = await visit(page);
      if (run > 0) visits[name] = [...(visits[name] ?? []), seen];
    }
    console.info(`round ${run} of ${runs}`);
  }
  return (name: string, figure: keyof Visit): number =>
    median((visits[name] ?? []).map((each) => each[figure]));
}

const visit = ({ url, readyWhen, hydrates }: Visited): Promise<Visit> =>
  onSlowDevice({ viewport: phone, slowNetwork: true }, async (page) => {
    await page.addInitScript(observe, readyWhen);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(
      (needsHydration) =>
        window.__lab.content > 0 &&
        window.__lab.paint > 0 &&
        (!needsHydration || performance.getEntriesByName('hydrated').length > 0),
      hydrates,
      { timeout: 60_000 },
    );
    await page.waitForLoadState('networkidle');
    return page.evaluate(summarise, hydrates);
  });

interface Lab {
  paint: number;
  shift: number;
  content: number;
}

declare global {
  interface Window {
    __lab: Lab;
  }
}

/** Runs in the page, before anything of it. */
function observe(readyWhen: string): void {
  const lab: Lab = { paint: 0, shift: 0, content: 0 };
  window.__lab = lab;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) lab.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) lab.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(readyWhen)) return;
    watcher.disconnect();
    lab.content = performance.now();
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page, at the end. */
function summarise(hydrates: boolean): Visit {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name));
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
  return {
    largestPaint: window.__lab.paint,
    ready: hydrates ? Math.max(hydrated, window.__lab.content) : window.__lab.content,
    shift: window.__lab.shift,
    scriptBytes: scripts.reduce((sum, each) => sum + each.encodedBodySize, 0),
    requests: resources.length + 1,
  };
}
