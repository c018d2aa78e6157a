import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the surrounding element when the focused control disappears.
 * @param part focusable by script (`tabIndex={-1}`)
 * @param state a change of it may remove the control
 */
export function useFocusFallback(part: RefObject<HTMLElement | null>, state: string): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [part, state]);
}
