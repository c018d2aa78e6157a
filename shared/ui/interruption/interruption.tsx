/**
 * Props for an element: while it is on the page, nothing opens over the page by itself. Set on forms,
 * pages for candidates and error notices.
 */
export const noInterruption = { 'data-no-interruption': '' } as const;

/**
 * Whether something may open over the page by itself: nothing on it has the focus, no dialog is open, and no part forbids
 * it.
 */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector('[data-no-interruption], dialog[open]') &&
  (page.activeElement === null || page.activeElement === page.body);
