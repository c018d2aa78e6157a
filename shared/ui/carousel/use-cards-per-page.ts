import { useSyncExternalStore } from 'react';
import { cardsPerPage } from './carousel-steps.ts';

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Cards side by side in this window (A 9); 1 until the page is alive. The style sheet lays them out by itself. */
export const useCardsPerPage = (): number =>
  useSyncExternalStore(
    subscribe,
    () => cardsPerPage(window.innerWidth),
    () => 1,
  );
