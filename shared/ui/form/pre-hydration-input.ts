import { fieldId } from './form-context.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const textTypes = ['text', 'email', 'tel', 'search', 'url', 'password', 'date', 'textarea', 'select-one'];

function findTextControl(formId: string, name: string): TextControl | null {
  const control = document.getElementById(fieldId(formId, name)) as TextControl | null;
  // A combobox shows a label but has another value.
  const isText = control !== null && textTypes.includes(control.type);
  return isText && control.getAttribute('role') !== 'combobox' ? control : null;
}

/**
 * Reads text typed into server-rendered fields before hydration, which would clear them. Call during the first render.
 * @returns texts by field name
 */
export function readPreHydrationInput(
  formId: string,
  blank: Readonly<Record<string, unknown>>,
): [string, string][] {
  if (typeof document === 'undefined') return [];
  return Object.entries(blank).flatMap(([name, value]) => {
    const text = findTextControl(formId, name)?.value;
    return text && text !== String(value ?? '') ? [[name, text] as [string, string]] : [];
  });
}

/** Enters a text into a hydrated field like a visitor: masks and validation run. */
export function replayInput(formId: string, [name, text]: readonly [string, string]): void {
  const control = findTextControl(formId, name);
  if (!control) return;
  // React ignores values set through the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
