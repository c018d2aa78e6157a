import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the part around a control when the focused control disappears with its change.
 * @param part takes the focus by script (`tabIndex={-1}`)
 * @param state what it shows: another value may have taken the control away
 */
export function useFocusFallback(part: RefObject<HTMLElement | null>, state: string): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [part, state]);
}
