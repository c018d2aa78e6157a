import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from '../use-media/use-media.ts';

/**
 * Leaves the page after a success with a delay (A 9, B 9); not under reduced motion, so the page also needs a link.
 * @param after milliseconds
 */
export function useDelayedRedirect(due: boolean, after: number, leave: () => void): void {
  const still = useReducedMotion();
  const go = useEffectEvent(leave);
  useEffect(() => {
    if (!due || still) return;
    const timer = setTimeout(() => go(), after);
    return () => clearTimeout(timer);
  }, [due, still, after]);
}
