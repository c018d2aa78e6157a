import { useHref, useLocation } from 'react-router-dom';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * Returns the URL of the current page to share or print; empty until hydration. Of its query only parameters of the page
 * remain: networks append others, which follow visitors from one to the next.
 */
export function usePageUrl(parameters: readonly string[] = []): string {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const hydrated = useHydrated();
  if (!hydrated) return '';
  const url = new URL(path, window.location.origin);
  const given = new URLSearchParams(search);
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}
