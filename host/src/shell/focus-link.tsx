import type { MouseEvent, ReactNode } from 'react';

interface FocusLinkProps {
  target: string;
  className?: string;
  children: ReactNode;
}

/**
 * Link that moves the focus to a part of this page without a history entry. If the part is collapsed, its button gets
 * the focus. Without JavaScript it is a plain fragment link.
 */
export function FocusLink({ target, className, children }: FocusLinkProps) {
  const onClick = (event: MouseEvent) => {
    const part = document.getElementById(target);
    if (!part) return;
    event.preventDefault();
    focusOn(isCollapsed(part) ? (document.querySelector(`[aria-controls="${target}"]`) ?? part) : part);
  };
  return (
    <a href={`#${target}`} className={className} onClick={onClick}>
      {children}
    </a>
  );
}

const isCollapsed = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Focuses an element, even one that is not focusable itself, such as a heading. */
export function focusOn(element: Element, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
