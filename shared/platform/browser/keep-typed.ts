type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls that the visitor has changed since hydration: React makes a controlled text its default value. */
const changed = new WeakSet<EventTarget>();

/** Saves what was typed before React discards the server's HTML, as an extension may cause. @returns restores it */
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
  document.addEventListener('input', ({ target }) => target && changed.add(target), true);
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
    const traits = ['type', 'name', 'href'].map((name) => control.getAttribute(name));
    if (isChoice(control)) traits.push(control.value);
    let key = [control.localName, ...traits].join(' ');
    while (controls.has(key)) key += "'";
    controls.set(key, control);
  }
  return controls;
}

const isChoice = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** The field of a datalist shows a name that represents another value. */
const isTextControl = (control: HTMLElement): control is TextControl =>
  control.role !== 'combobox' &&
  (control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== 'file'));

/** Returns whether a text differs from that of the HTML. */
function isTyped(control: HTMLElement): control is TextControl {
  if (!isTextControl(control)) return false;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== first?.value;
}

/** A changed control: its key, and whether it is checked, or its text. */
interface TypedControl {
  key: string;
  value: boolean | string;
  /** Selection of the focused control; null without one. */
  focus?: Selection;
}

export type Typed = readonly TypedControl[];

const STORAGE_KEY = 'typed';

/** Collects what the visitor has typed and chosen. Passwords are not stored. */
export const collectTyped = (root: HTMLElement): Typed =>
  [...controlsIn(root)].flatMap(([key, control]) => {
    const value = readTyped(control);
    const focus = control === document.activeElement ? { focus: selectionOf(control) } : {};
    return value === null ? [] : [{ key, value, ...focus }];
  });

function readTyped(control: HTMLElement): boolean | string | null {
  if (isChoice(control)) return control.checked === control.defaultChecked ? null : control.checked;
  const isText = changed.has(control) ? isTextControl(control) : isTyped(control);
  return isText && (control as TextControl).type !== 'password' ? (control as TextControl).value : null;
}

/** Stores controls for the next document of this tab, at `page`. @returns whether nothing is lost */
export function storeTyped(page: string, typed: Typed): boolean {
  try {
    if (typed.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ page, typed }));
    return true;
  } catch {
    return false;
  }
}

/** Enters stored controls into the server-rendered HTML, as if they had been typed before hydration. */
export function restoreStored(root: HTMLElement, page: string): void {
  for (const { key, value, focus } of takeStored(page)) {
    const control = controlsIn(root).get(key);
    if (!control) continue;
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
    else (control as TextControl).value = value;
    if (focus !== undefined) control.focus({ preventScroll: true });
    if (focus) (control as HTMLInputElement).setSelectionRange(...focus);
  }
}

function takeStored(page: string): Typed {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    sessionStorage.removeItem(STORAGE_KEY);
    return stored.page === page ? stored.typed : [];
  } catch {
    return [];
  }
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
