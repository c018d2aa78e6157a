import { markBannerSeen } from '@portal/client/session';
import { mayInterrupt } from '@portal/ui/interruption';
import { useEffect, useState } from 'react';

/** Milliseconds before a banner may cover the page. */
export const BANNER_DELAY = 5_000;

/** Events that show that a visitor uses the page: touches count from their start, and so does any key. */
const uses = ['pointerdown', 'wheel', 'keydown', 'click', 'input'];

/**
 * Returns whether a banner may cover the home page: after a delay, with its picture loaded, so that nothing moves, and
 * only if it interrupts nothing. On a page in use, the banner waits for the next visit. It is shown once: leaving the
 * page counts as closing.
 * @param src URL of the picture
 * @param page the page's path
 */
export function useBannerDue(src: string, page: string): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (page !== '/') return;
    let current = true;
    let shown = false;
    let timer: ReturnType<typeof setTimeout>;
    const leaveAlone = () => {
      current = false;
      clearTimeout(timer);
    };
    const markLeft = () => shown && markBannerSeen();
    for (const use of uses) addEventListener(use, leaveAlone, true);
    addEventListener('pagehide', markLeft);
    const wait = () => {
      timer = setTimeout(async () => {
        await waitForImage(src);
        if (!current) return;
        shown = mayInterrupt(document);
        if (shown) setDue(true);
        else wait();
      }, BANNER_DELAY);
    };
    wait();
    return () => {
      leaveAlone();
      for (const use of uses) removeEventListener(use, leaveAlone, true);
      removeEventListener('pagehide', markLeft);
      markLeft();
      setDue(false);
    };
  }, [src, page]);
  return due;
}

/** Resolves when the picture can be painted or has failed, in which case the text remains. */
async function waitForImage(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode?.().catch(() => {});
}
