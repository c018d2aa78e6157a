/**
 * Props for an element during which nothing opens over the page by itself. Set on forms, pages for candidates and
 * error notices.
 */
export const noInterruption = { 'data-no-interruption': '' } as const;

/**
 * Returns whether something may open over the page by itself: nothing has the focus, no dialog is open, and no
 * element forbids it.
 */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector('[data-no-interruption], dialog[open]') &&
  (page.activeElement === null || page.activeElement === page.body);
