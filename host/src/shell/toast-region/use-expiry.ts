import { useEffect } from 'react';

/**
 * Calls `end` after a delay, which restarts after each hold.
 * @param held pauses the delay
 * @param duration in milliseconds
 */
export function useExpiry(held: boolean, duration: number, end: () => void): void {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [held, duration, end]);
}
