import { type MouseEvent, useState } from 'react';
import { useHref, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Returns the query of a pending navigation to another state of this page, or null. It starts with the click on a
 * link, because slow phones render the router's state much later.
 * @param path of the page, below the base path
 */
export function usePendingSearch(path: string): {
  coming: string | null;
  /** Click handler of the page. */
  notice: (press: MouseEvent) => void;
  /** Navigates to another state, such as `?city=Santana`. */
  go: (search: string) => void;
} {
  const navigate = useNavigate();
  const href = useHref(path);
  const { key, search } = useLocation();
  const { location: next } = useNavigation();
  const [pressed, setPressed] = useState<{ from: string; search: string } | null>(null);
  // The navigation is complete: a back navigation must not count as pending.
  if (pressed !== null && pressed.from !== key) setPressed(null);
  const ownNext = next?.pathname === href ? next.search : null;
  const ownPressed = pressed?.from === key && pressed.search !== search ? pressed.search : null;

  return {
    coming: ownPressed ?? ownNext,
    notice({ target, defaultPrevented }) {
      const link = (target as Element).closest('a');
      // The router handles the click; it does not open a new tab.
      if (defaultPrevented && link?.pathname === href) setPressed({ from: key, search: link.search });
    },
    go(wanted) {
      setPressed({ from: key, search: wanted });
      void navigate(path + wanted, { preventScrollReset: true });
    },
  };
}
