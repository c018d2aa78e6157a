import { type PointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closed, type MenuEvent, type MenuState, nextMenuState, openKey } from './menu-state.ts';

/** Hovering is an extra of the wide layout; these give a passing pointer time to pass. */
const ENTER_MS = 120;
const LEAVE_MS = 280;

interface MenuBar {
  open: string | null;
  press: (key: string) => void;
  /** Follows a state that the browser changed itself, as when it finds a text in a closed panel. */
  follow: (key: string, isOpen: boolean) => void;
  hover: (key: string) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/** A state, and the key of the location at which it came about. */
interface StateAt {
  at: string;
  state: MenuState;
}

/**
 * Opens and closes the panels of a bar of `<details>`: by click and key, and by hovering with a mouse in the wide
 * layout. Esc closes and gives the focus back to the button; a click or focus elsewhere, and a navigation, close too.
 *
 * @param bar the element that holds the panels
 */
export function useMenuBar(bar: RefObject<HTMLElement | null>): MenuBar {
  const { key: at } = useLocation();
  // A state counts where it came about: an effect that closes on navigation would also close what was pressed early.
  const stateAt = (last: StateAt) => (last.at === at ? last.state : closed);
  const [last, dispatch] = useReducer(
    (previous: StateAt, event: MenuEvent): StateAt => ({
      at,
      state: nextMenuState(stateAt(previous), event),
    }),
    { at, state: closed },
  );
  const open = openKey(stateAt(last));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (open === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const panel = bar.current?.querySelector<HTMLElement>('details[open]');
      if (panel?.contains(document.activeElement)) panel.querySelector('summary')?.focus();
      dispatch({ kind: 'dismissed' });
    };
    const onElsewhere = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) dispatch({ kind: 'dismissed' });
    };
    // A panel covers the page below its own menu only: the focus on the next menu closes it as well.
    const onFocus = (event: Event) => {
      if (!bar.current?.querySelector('details[open]')?.contains(event.target as Node))
        dispatch({ kind: 'dismissed' });
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onFocus);
    };
  }, [open, bar]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (event: PointerEvent, delay: number, act: () => void) => {
    if (event.pointerType !== 'mouse' || !isWide()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };

  return {
    open,
    press(key) {
      clearTimeout(timer.current);
      dispatch({ kind: 'pressed', key });
    },
    follow(key, isOpen) {
      if (isOpen && open !== key) dispatch({ kind: 'pressed', key });
      if (!isOpen && open === key) dispatch({ kind: 'dismissed' });
    },
    hover: (key) => ({
      onPointerEnter: (event) => later(event, ENTER_MS, () => dispatch({ kind: 'entered', key })),
      onPointerLeave: (event) => later(event, LEAVE_MS, () => dispatch({ kind: 'left' })),
    }),
  };
}

/** Whether the menus are a bar: the layout counts in the size of the text, which a media query would not. */
function isWide(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return window.matchMedia(`(min-width: ${64 * rem}px)`).matches;
}
