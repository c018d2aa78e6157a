import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the list when the focused control disappears with its change.
 * @param state what the list shows: another value may have taken the control away
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, state: string): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, state]);
}
