import type { Page } from '@playwright/test';

/** The slowest answer to a press or a key, as the browser measured it. */
export interface Interaction {
  /** Milliseconds from the event to the next paint, in steps of eight. */
  duration: number;
  /** Such as `keydown input#title`. */
  what: string;
}

interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

declare global {
  interface Window {
    __worst: Interaction;
  }
}

/** Keeps the slowest interaction of each document of the page. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__worst = { duration: 0, what: 'nothing slower than a frame' };
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration, name, target } of list.getEntries() as EventTiming[]) {
        if (interactionId === 0 || duration <= window.__worst.duration) continue;
        const element = target as Element | null;
        const words = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 30);
        window.__worst = { duration, what: `${name} ${element?.localName} ${words}` };
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The slowest interaction with the document so far, once the browser has told of all. */
export async function worstInteraction(page: Page): Promise<Interaction> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 1_000 })),
  );
  return page.evaluate(() => window.__worst);
}
