type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what visitors have typed, chosen and focused where React cannot hydrate what the server has sent, because an
 * extension has inserted elements into it, and renders it again.
 * @param root element that React renders into, as the server has sent it
 * @returns restores them, once React has rendered again
 */
export function keepTyped(root: HTMLElement): () => void {
  const sent = controlsIn(root);
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const rendered = controlsIn(root);
    for (const [key, control] of sent) {
      const successor = rendered.get(key);
      if (control.isConnected || !successor) continue;
      sent.delete(key);
      if (isChoice(control)) {
        if (control.checked !== control.defaultChecked) successor.click();
      } else if (isTyped(control)) type(successor as TextControl, control.value);
      if (control === focused && document.activeElement === document.body) focus(successor, control);
    }
  };
}

/** Controls and links by what they are and their place among equal ones: ids differ where React renders again. */
function controlsIn(root: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]')) {
    const traits = ['type', 'name', 'value', 'href'].map((name) => control.getAttribute(name));
    let key = [control.localName, ...traits].join(' ');
    while (controls.has(key)) key += "'";
    controls.set(key, control);
  }
  return controls;
}

const isChoice = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Whether a text was changed. The field of a list shows a name that represents something else. */
function isTyped(control: HTMLElement): control is TextControl {
  if (control.role === 'combobox') return false;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== 'file');
  return isText && control.value !== control.defaultValue;
}

/** Types as a visitor does: masks and checks see it. */
function type(control: TextControl, text: string): void {
  // React ignores a value that was set by the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function focus(control: HTMLElement, earlier: HTMLElement): void {
  control.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = earlier as HTMLInputElement;
  if (selectionStart !== null) (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
