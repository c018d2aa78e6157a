import type { Locator, Page } from '@playwright/test';

/** Milliseconds between a mouse's arrival at something and its press. */
const AIM = 100;

interface Navigation {
  pressedAt: number;
  from: { path: string; heading: Element | null };
  /** When the new page's heading was on the screen; null until then. */
  paintedAt: number | null;
}

declare global {
  interface Window {
    __navigation: Navigation;
  }
}

/** Watches every press in the page, and when the heading of the page that it leads to is painted. */
export async function watchNavigations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(10_000);
    const readHeading = () => document.querySelector('main h1');
    const seen: Navigation = { pressedAt: 0, from: { path: '', heading: null }, paintedAt: null };
    window.__navigation = seen;
    let isPainting = false;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        isPainting = false;
        Object.assign(seen, {
          pressedAt: timeStamp,
          from: { path: location.pathname, heading: readHeading() },
          paintedAt: null,
        });
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const now = readHeading();
      const isThere = location.pathname !== seen.from.path && now !== null && now !== seen.from.heading;
      if (isPainting || !isThere || seen.pressedAt === 0) return;
      isPainting = true;
      // A message that is sent before a frame is painted arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          seen.paintedAt = performance.now();
        };
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Presses something as a hand with a mouse does. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(AIM);
  await page.mouse.down();
  await page.mouse.up();
}

/** Presses what leads to another page. @returns milliseconds from the press to the paint of that page's heading */
export async function pressAndPaint(page: Page, target: Locator): Promise<number> {
  await press(page, target);
  await page.waitForFunction(() => window.__navigation.paintedAt !== null, null, { timeout: 30_000 });
  return page.evaluate(() => (window.__navigation.paintedAt ?? Number.NaN) - window.__navigation.pressedAt);
}
