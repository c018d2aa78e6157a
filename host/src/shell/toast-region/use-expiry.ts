import { useEffect } from 'react';

/**
 * Ends something after a while; starts anew whenever it was held.
 * @param held while true nothing ends
 * @param duration in milliseconds
 */
export function useExpiry(held: boolean, duration: number, end: () => void): void {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [held, duration, end]);
}
