import { type MouseEvent, useState } from 'react';
import { useHref, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * The search of another state of this page that is loading, or null: the current list stays until then. It counts from
 * the press on a link, since on a slow phone the router's own news of it are drawn much later.
 * @param path of the page, relative to the base path
 */
export function usePendingSearch(path: string): {
  coming: string | null;
  /** Takes the presses in the page. */
  notice: (press: MouseEvent) => void;
  /** Leads to another state, such as `?city=Santana`. */
  go: (search: string) => void;
} {
  const navigate = useNavigate();
  const href = useHref(path);
  const { key, search } = useLocation();
  const { location: next } = useNavigation();
  const [pressed, setPressed] = useState<{ from: string; search: string } | null>(null);
  // It has led somewhere: on the way back the same place is no longer left.
  if (pressed !== null && pressed.from !== key) setPressed(null);
  const ownNext = next?.pathname === href ? next.search : null;
  const ownPressed = pressed?.from === key && pressed.search !== search ? pressed.search : null;

  return {
    coming: ownPressed ?? ownNext,
    notice({ target, defaultPrevented }) {
      const link = (target as Element).closest('a');
      // The router has taken it: it opens no other tab.
      if (defaultPrevented && link?.pathname === href) setPressed({ from: key, search: link.search });
    },
    go(wanted) {
      setPressed({ from: key, search: wanted });
      void navigate(path + wanted, { preventScrollReset: true });
    },
  };
}
