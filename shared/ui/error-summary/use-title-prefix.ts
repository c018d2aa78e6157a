import { useEffect } from 'react';

/** Prefixes the page's title while `active`. */
export function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, active]);
}
