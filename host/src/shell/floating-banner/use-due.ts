import { mayInterrupt } from '@portal/ui/interruption';
import { useEffect, useState } from 'react';

/** Milliseconds before a banner may cover the page. */
export const BANNER_DELAY = 5_000;

/** Events by which a page is used. */
const uses = ['click', 'input'];

/**
 * Whether a banner may be shown over the page: after a delay, only once its picture is loaded, so that nothing jumps,
 * and only where it interrupts nothing; otherwise it keeps waiting. On another page the delay starts again. A page that
 * somebody uses is left alone: once they have pressed or typed something there, the banner waits for the next.
 *
 * @param src address of the picture
 * @param page the page's path
 */
export function useDue(src: string, page: string): boolean {
  const [dueOn, setDueOn] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const leaveAlone = () => {
      current = false;
      clearTimeout(timer);
    };
    for (const use of uses) addEventListener(use, leaveAlone, true);
    const wait = () => {
      timer = setTimeout(async () => {
        await decoded(src);
        if (!current) return;
        if (mayInterrupt(document)) setDueOn(page);
        else wait();
      }, BANNER_DELAY);
    };
    wait();
    return () => {
      leaveAlone();
      for (const use of uses) removeEventListener(use, leaveAlone, true);
      setDueOn(null);
    };
  }, [src, page]);
  return dueOn === page;
}

/** Resolves when the picture can be painted or has failed; without it the words remain. */
async function decoded(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode?.().catch(() => {});
}
