import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from '../use-media/use-media.ts';

/**
 * Leaves the page a while after a success (A 9, B 9). Who asked for less motion stays until they act, so
 * that the page also needs a link of its own.
 * @param due whether it has happened
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
