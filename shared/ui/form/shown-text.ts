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

/**
 * Enters texts that controls show without having reported them: autofill may fire only `change`, or no event. Fields
 * therefore listen to `input`, which React passes on even if it considers the text unchanged.
 * @param getValue returns a field's value by its name
 */
export function takeShown(formId: string, controls: Iterable<Element>, getValue: (name: string) => unknown) {
  for (const control of controls) {
    const name = control.getAttribute('name') ?? '';
    if (control.id !== fieldId(formId, name)) continue;
    // Its value is the option of that name, which it looks up on blur.
    if (control.getAttribute('role') === 'combobox')
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    const text = findTextControl(formId, name);
    // Neither an incomplete date nor a select without its options shows its value.
    const isReadable = text && !text.validity.badInput && !(text instanceof HTMLSelectElement && !text.value);
    if (isReadable && text.value !== String(getValue(name) ?? ''))
      text.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
