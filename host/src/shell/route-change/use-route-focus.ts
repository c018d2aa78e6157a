import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOn } from '../focus-link.tsx';

/**
 * After a navigation to another page, takes the focus to the part that the address names, else to the page's main
 * heading, else to the content, so that a screen reader starts where a sighted reader does. A change of the query
 * alone (tabs, filters) leaves the focus where it is.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (!main.current) return;
    const named = key === before.key ? null : elementOf(hash);
    if (named) focusOn(named, { preventScroll: true });
    else if (pathname !== before.pathname) {
      focusOn(main.current.querySelector('h1') ?? main.current, { preventScroll: true });
    }
  }, [pathname, hash, key, main]);
}

function elementOf(hash: string): Element | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
