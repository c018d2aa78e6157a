/**
 * To spread on an element: as long as it is on the page, nothing that nobody asked for opens over it. Forms carry it,
 * pages for candidates, and notices that something went wrong.
 */
export const noInterruption = { 'data-no-interruption': '' } as const;

const typing = 'input:not([type="button" i], [type="submit" i]), textarea, select, [contenteditable]';

/** Whether something may open over the page by itself: nobody types, nothing else is open, and no part objects. */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector('[data-no-interruption], dialog[open]') && !page.activeElement?.matches(typing);
