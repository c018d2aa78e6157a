import { markBannerSeen } from '@portal/shared/session';
import { mayInterrupt } from '@portal/ui/interruption';
import { useEffect, useState } from 'react';

/** Milliseconds before a banner may cover the page. */
export const BANNER_DELAY = 5_000;

/** Events by which a page is used: with a finger already as it touches, with a keyboard by any key. */
const uses = ['pointerdown', 'wheel', 'keydown', 'click', 'input'];

/**
 * Whether a banner may be shown over the home page: after a delay, only once its picture is loaded, so that nothing jumps,
 * and only where it interrupts nothing; otherwise it keeps waiting. A page that somebody uses is left alone: the banner
 * waits for the next visit of it. It is shown once: if the page is left instead, that counts as closing.
 *
 * @param src address of the picture
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

/** Resolves when the picture can be painted or has failed; without it the words remain. */
async function waitForImage(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode?.().catch(() => {});
}
