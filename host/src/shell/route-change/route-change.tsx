import { useIsNavigating } from '@portal/platform/browser';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOn } from '../focus-link.tsx';
import styles from '../shell.module.css';

/** Progress line at the top while the next page loads, drawn as the equator. */
export function ProgressLine() {
  const isNavigating = useIsNavigating();
  return (
    <div role="progressbar" aria-label="Carregando a página" className={styles.line} hidden={!isNavigating} />
  );
}

/**
 * After a navigation to another page, focuses the target of the fragment, the page's main heading or the content, in
 * this order, so that screen readers start where sighted readers do. A change of the query alone (tabs, filters) does
 * not move the focus.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (!main.current) return;
    const named = key === before.key ? null : findElement(hash);
    if (named) focusOn(named, { preventScroll: true });
    else if (pathname !== before.pathname) {
      focusOn(main.current.querySelector('h1') ?? main.current, { preventScroll: true });
    }
  }, [pathname, hash, key, main]);
}

function findElement(hash: string): Element | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Removes head elements of the server that apply only to the first page (canonical URL, picture) once another page is
 * shown, because browsers share the URL in the head.
 */
export function useServerHeadCleanup(): void {
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);

  useEffect(() => {
    if (pathname + search === first.current) return;
    for (const element of document.head.querySelectorAll('[data-served]')) element.remove();
  }, [pathname, search]);
}
