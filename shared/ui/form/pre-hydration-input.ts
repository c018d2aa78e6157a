import { fieldId } from './form-context.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const taken = ['text', 'email', 'tel', 'search', 'url', 'password', 'date', 'textarea', 'select-one'];

function textControl(formId: string, name: string): TextControl | null {
  const control = document.getElementById(fieldId(formId, name)) as TextControl | null;
  // A list's field shows a name and stands for something else.
  const isText = control !== null && taken.includes(control.type);
  return isText && control.getAttribute('role') !== 'combobox' ? control : null;
}

/**
 * What has been typed into the server's HTML before the form comes to life, which would empty its fields. To be asked
 * while it is rendered for the first time.
 * @returns texts by the names of their fields
 */
export function readPreHydrationInput(
  formId: string,
  blank: Readonly<Record<string, unknown>>,
): [string, string][] {
  if (typeof document === 'undefined') return [];
  return Object.entries(blank).flatMap(([name, value]) => {
    const text = textControl(formId, name)?.value;
    return text && text !== String(value ?? '') ? [[name, text] as [string, string]] : [];
  });
}

/** Types a text into a field that is alive, as a visitor does: masks and checks see it. */
export function replayInput(formId: string, [name, text]: readonly [string, string]): void {
  const control = textControl(formId, name);
  if (!control) return;
  // React passes over a value that was set by the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
