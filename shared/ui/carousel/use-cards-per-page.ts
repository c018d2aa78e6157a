import { useSyncExternalStore } from 'react';
import { type CardRule, cardsPerPage } from './carousel-steps.ts';

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Cards side by side in this window (A 9); 1 until hydration. The style sheet lays them out by itself. */
export const useCardsPerPage = (rule: CardRule | 1): number =>
  useSyncExternalStore(
    subscribe,
    () => (rule === 1 ? 1 : cardsPerPage(window.innerWidth, rule)),
    () => 1,
  );
