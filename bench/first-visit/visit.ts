import { onSlowDevice, phone } from '../slow-phone.ts';

/** What one visit over a slow phone took, in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The page answers to clicks and its data is on it. */
  ready: number;
  /** Sum of the layout's shifts, without unit. */
  shift: number;
  /** Bytes of scripts as they travelled. */
  scriptBytes: number;
  requests: number;
}

/**
 * Visits a page once with an empty cache.
 * @param readyWhen selector of an element that is there only when the page's data is
 * @param hydrates whether the page must also have announced that it answers to clicks
 */
export function visit(url: string, readyWhen: string, hydrates: boolean): Promise<Visit> {
  return onSlowDevice({ viewport: phone, slowNetwork: true }, async (page) => {
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
}

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
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaint: window.__lab.paint,
    ready: hydrates ? Math.max(hydrated, window.__lab.content) : window.__lab.content,
    shift: window.__lab.shift,
    scriptBytes: scripts.reduce((sum, each) => sum + each.encodedBodySize, 0),
    requests: resources.length + 1,
  };
}
