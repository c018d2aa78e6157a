import { type RefObject, useEffect, useRef } from 'react';

/** A link that goes with the list that it changed leaves the keyboard's place to the list. */
export function useFocusKept(list: RefObject<HTMLElement | null>, query: string): void {
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, query]);
}
