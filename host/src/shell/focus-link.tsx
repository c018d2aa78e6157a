import type { MouseEvent, ReactNode } from 'react';

interface FocusLinkProps {
  /** Id of the element on this page. */
  target: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a part of this page that takes the focus there without leaving a mark in the history. Where the part is
 * folded away, the button that unfolds it gets the focus. Without JavaScript it is a plain link to a fragment.
 */
export function FocusLink({ target, className, children }: FocusLinkProps) {
  const onClick = (event: MouseEvent) => {
    const part = document.getElementById(target);
    if (!part) return;
    event.preventDefault();
    focusOn(isFolded(part) ? (document.querySelector(`[aria-controls="${target}"]`) ?? part) : part);
  };
  return (
    <a href={`#${target}`} className={className} onClick={onClick}>
      {children}
    </a>
  );
}

const isFolded = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Gives an element the focus, also one that does not take it by itself, such as a heading. */
export function focusOn(element: Element, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
