import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface ListedError {
  /** Path of the field, or undefined for what concerns the whole form. */
  name: string | undefined;
  message: string;
  element: Element | undefined;
}

/** Whether a message alone does not tell its field, as when several are merely required. */
export const isRepeated = (listed: readonly ListedError[], message: string): boolean =>
  listed.filter((each) => each.message === message).length > 1;

/** Lists the errors of a form, rows of lists included, in the order in which the fields stand on the page. */
export function listErrors(errors: FieldErrors<FieldValues>): ListedError[] {
  return collect(errors, []).sort(inDocumentOrder);
}

function collect(node: object, path: string[]): ListedError[] {
  if ('message' in node && typeof node.message === 'string' && node.message) {
    const element = 'ref' in node && typeof Element !== 'undefined' && node.ref instanceof Element;
    const name = path[0] === 'root' ? undefined : path.filter((part) => part !== 'root').join('.');
    return [{ name, message: node.message, element: element ? (node.ref as Element) : undefined }];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    key !== 'ref' && typeof child === 'object' && child !== null ? collect(child, [...path, key]) : [],
  );
}

function inDocumentOrder(a: ListedError, b: ListedError): number {
  if (!a.element || !b.element || a.element === b.element) return 0;
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
