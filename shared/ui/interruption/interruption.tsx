/**
 * Props for an element: while it is on the page, nothing opens over the page by itself. Set on forms,
 * pages for candidates and error notices.
 */
export const noInterruption = { 'data-no-interruption': '' } as const;

const typing = 'input:not([type="button" i], [type="submit" i]), textarea, select, [contenteditable]';

/**
 * Whether something may open over the page by itself: no field has the focus, no dialog is open, and no part forbids
 * it.
 */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector('[data-no-interruption], dialog[open]') && !page.activeElement?.matches(typing);
