import { useEffect, useState } from 'react';

/** Milliseconds in which the page that was asked for can be seen before anything covers it. */
export const COURTESY = 5_000;

/**
 * Whether a picture may be shown over the page: after a while, and only once it is whole, so that nothing jumps.
 * @param src address of the picture, or null while there is none to show
 */
export function useArrived(src: string | null): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (src === null) return;
    let current = true;
    const timer = setTimeout(() => {
      void whole(src).then(() => current && setArrived(true));
    }, COURTESY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [src]);
  return arrived;
}

/** Resolves when the picture can be painted; a picture that cannot be had still leaves its description. */
async function whole(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode?.().catch(() => {});
}
