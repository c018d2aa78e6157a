import type { Locator, Page } from '@playwright/test';

/** Milliseconds between the mouse's arrival at an element and the click. */
const AIM_MS = 100;

/** Clicks an element as with a mouse. */
export async function clickElement(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** Clicks an element that leads to another page. @returns milliseconds from the click to the paint of that page's heading */
export async function clickAndPaint(page: Page, target: Locator): Promise<number> {
  const painted = page.evaluate(waitForPaint);
  await clickElement(page, target);
  return painted;
}

/** Runs in the page: waits for a click, and for the paint of the next page's heading. */
function waitForPaint(): Promise<number> {
  const { pathname } = location;
  const readHeading = () => document.querySelector('main h1');
  const heading = readHeading();
  let clickedAt = Number.NaN;
  const onClick = ({ timeStamp }: Event) => {
    clickedAt = timeStamp;
  };
  addEventListener('pointerdown', onClick, { capture: true, once: true });
  return new Promise((resolve) => {
    function check(): void {
      const current = readHeading();
      if (location.pathname === pathname || current === null || current === heading) {
        requestAnimationFrame(check);
        return;
      }
      // A message that is sent before a frame is painted arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - clickedAt);
      port2.postMessage(null);
    }
    requestAnimationFrame(check);
  });
}
