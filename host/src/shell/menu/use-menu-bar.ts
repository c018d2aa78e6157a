import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Open panel of the menu bar and its cause: a panel opened by hovering closes when the pointer leaves. */
export type MenuState =
  | { kind: 'closed' }
  | { kind: 'hovered'; key: string }
  | { kind: 'pinned'; key: string };

export type MenuEvent =
  | { kind: 'clicked'; key: string }
  | { kind: 'entered'; key: string }
  /** The pointer left the open panel and its button. */
  | { kind: 'left' }
  /** Esc, a click or the focus elsewhere, a navigation. */
  | { kind: 'dismissed' };

export const closed: MenuState = { kind: 'closed' };

/** Returns the next state. A click pins a panel opened by hovering, so that it never closes what just appeared. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.kind) {
    case 'clicked':
      return state.kind === 'pinned' && state.key === event.key ? closed : { kind: 'pinned', key: event.key };
    case 'entered':
      return state.kind === 'pinned' ? state : { kind: 'hovered', key: event.key };
    case 'left':
      return state.kind === 'hovered' ? closed : state;
    case 'dismissed':
      return closed;
  }
}

/** Delays let the pointer pass over the bar of the wide layout without opening panels. */
const ENTER_MS = 120;
const LEAVE_MS = 280;

/** A state, and the key of the location at which it was set. */
interface StateAt {
  at: string;
  state: MenuState;
}

/**
 * Opens and closes the panels of a bar of `<details>`: by click and key, and by hovering with a mouse in the wide
 * layout. Esc closes a panel and returns the focus to its button; a click or focus elsewhere and a navigation also
 * close it.
 * @param bar the element that contains the panels
 */
export function useMenuBar(bar: RefObject<HTMLElement | null>) {
  const { key: at } = useLocation();
  // A state applies only to its location. An effect that closes on navigation would also close a panel clicked
  // before hydration.
  const stateAt = (last: StateAt) => (last.at === at ? last.state : closed);
  const [last, dispatch] = useReducer(
    (previous: StateAt, event: MenuEvent): StateAt => ({
      at,
      state: nextMenuState(stateAt(previous), event),
    }),
    { at, state: closed },
  );
  const current = stateAt(last);
  const open = current.kind === 'closed' ? null : current.key;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The browser opens a panel that is clicked before hydration, and its event may come before this component.
  useLayoutEffect(() => {
    bar.current?.querySelector('details[open]')?.dispatchEvent(new Event('toggle'));
  }, [bar]);

  useEffect(() => {
    if (open === null) return;
    const dismiss = () => {
      // React replays the pointer's arrival after hydration, hence also after the click that opened the panel.
      clearTimeout(timer.current);
      dispatch({ kind: 'dismissed' });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const panel = bar.current?.querySelector<HTMLElement>('details[open]');
      if (panel?.contains(document.activeElement)) panel.querySelector('summary')?.focus();
      dismiss();
    };
    const onElsewhere = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) dismiss();
    };
    // A panel covers the page only below its own menu: focus on the next menu closes it too.
    const onFocus = (event: Event) => {
      if (!bar.current?.querySelector('details[open]')?.contains(event.target as Node)) dismiss();
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

  const setHoverTimer = (event: PointerEvent, delay: number, act: () => void) => {
    if (event.pointerType !== 'mouse' || !isWide()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };

  return {
    open,
    click(key: string): void {
      clearTimeout(timer.current);
      dispatch({ kind: 'clicked', key });
    },
    /** Follows a state that the browser changed itself, as when it finds text in a closed panel. */
    follow(key: string, isOpen: boolean): void {
      if (isOpen && open !== key) dispatch({ kind: 'clicked', key });
      if (!isOpen && open === key) dispatch({ kind: 'dismissed' });
    },
    hover: (key: string) => ({
      onPointerEnter: (event: PointerEvent) =>
        setHoverTimer(event, ENTER_MS, () => dispatch({ kind: 'entered', key })),
      onPointerLeave: (event: PointerEvent) =>
        setHoverTimer(event, LEAVE_MS, () => dispatch({ kind: 'left' })),
    }),
  };
}

/** Returns whether the menus are a bar. The layout depends on text size, which a media query would ignore. */
function isWide(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return window.matchMedia(`(min-width: ${64 * rem}px)`).matches;
}
