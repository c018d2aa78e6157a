/** Ref of an element that takes the focus, and scrolls into view, as it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Likewise without scrolling: the element replaces a button that had the focus. */
export const takeFocusInPlace = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });
