type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Saves typed text, choices and focus before React discards the server-rendered HTML, which it does if an extension has
 * inserted elements into it.
 * @param root React's root element with the server-rendered HTML
 * @returns restores them once React has rendered again
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

/** Returns controls and links by kind and position: ids change when React renders again. */
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

/** Returns whether a text was changed. The field of a datalist shows a name that represents another value. */
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

/** Types as a visitor does, so that masks and validation run. */
function type(control: TextControl, text: string): void {
  // React ignores values set through the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function focus(control: HTMLElement, earlier: HTMLElement): void {
  control.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = earlier as HTMLInputElement;
  if (selectionStart !== null) (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
