import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes away what the server's head says of the first page alone (its address and picture) once another page is shown:
 * browsers share the address that the head names.
 */
export function useServerHeadCleanup(): void {
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);

  useEffect(() => {
    if (pathname + search === first.current) return;
    for (const said of document.head.querySelectorAll('[data-served]')) said.remove();
  }, [pathname, search]);
}
