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
  let selected = selectionOf(focused);
  const follow = () => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return;
    focused = activeElement;
    // A removed control has no selection.
    selected = selectionOf(focused);
  };
  // In the capture phase above the root, where React stops the events of parts that have not hydrated.
  for (const event of ['focusin', 'selectionchange']) document.addEventListener(event, follow, true);
  return () => {
    const rendered = controlsIn(root);
    for (const [key, control] of sent) {
      const successor = rendered.get(key);
      if (control.isConnected || !successor) continue;
      sent.delete(key);
      const caret = control === focused ? selected : null;
      if (control === focused && document.activeElement === document.body)
        successor.focus({ preventScroll: true });
      if (isChoice(control)) {
        if (control.checked !== control.defaultChecked) successor.click();
      } else if (isTyped(control)) type(successor as TextControl, control.value, caret);
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
function type(control: TextControl, text: string, selection: Selection, attempts = 100): void {
  const former = control.value;
  setText(control, text);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  // Until the component's effects have run, it does not listen, and React restores the former text.
  const isRestored = control.value === former && text !== former;
  if (isRestored) setText(control, text);
  if (selection && 'setSelectionRange' in control) {
    // A mask inserts signs before the caret.
    const shift = control.value.length - text.length;
    control.setSelectionRange(Math.max(0, selection[0] + shift), Math.max(0, selection[1] + shift));
  }
  if (!isRestored || attempts === 0) return;
  setTimeout(() => {
    // The visitor may have typed meanwhile.
    const [shown, caret] =
      control.value === former ? [text, selection] : [control.value, selectionOf(control)];
    setText(control, former);
    type(control, shown, caret, attempts - 1);
  });
}

/** React ignores values set through the element's own property. */
const setText = (control: TextControl, text: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);

type Selection = readonly [number, number] | null;

/** Returns the selected part of a text; null for controls without one, such as an e-mail address. */
function selectionOf(control: Element | null): Selection {
  const { selectionStart = null, selectionEnd = null } = (control ?? {}) as Partial<HTMLInputElement>;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
