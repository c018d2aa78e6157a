import { mayInterrupt } from '@portal/ui/interruption';
import { useEffect, useState } from 'react';

/** Milliseconds in which the page that was asked for can be seen before anything covers it. */
export const BANNER_DELAY = 5_000;

/**
 * Whether a picture may be shown over the page: after a while, only once it is whole, so that nothing jumps, and only
 * where nobody is disturbed; otherwise it waits on. On another page the wait begins anew.
 *
 * @param src address of the picture
 * @param page the page's path
 */
export function useDue(src: string, page: string): boolean {
  const [dueOn, setDueOn] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(async () => {
        await whole(src);
        if (!current) return;
        if (mayInterrupt(document)) setDueOn(page);
        else wait();
      }, BANNER_DELAY);
    };
    wait();
    return () => {
      current = false;
      clearTimeout(timer);
      setDueOn(null);
    };
  }, [src, page]);
  return dueOn === page;
}

/** Resolves when the picture can be painted; one that cannot be had leaves the words. */
async function whole(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode?.().catch(() => {});
}
