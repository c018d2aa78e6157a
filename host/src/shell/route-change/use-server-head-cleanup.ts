import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
