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

/**
 * Returns the next state. A click pins a panel that hovering has opened, so that it never closes what just appeared.
 */
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

export const openKey = (state: MenuState): string | null => (state.kind === 'closed' ? null : state.key);
