import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Current drag: its first box, and whether it checks or clears. */
interface DragSelection {
  first: HTMLInputElement;
  marks: boolean;
  /** Whether it has left its first box, so that it is no click. */
  drawn: boolean;
}

const findBox = (target: EventTarget): HTMLInputElement | null =>
  (target as Element).closest('label')?.querySelector('input') ?? null;

/**
 * Allows dragging with mouse or pen over the checkboxes of an element, which take the state of the first one. Touches
 * scroll, and toggle single boxes like the keyboard.
 */
export function useDragSelect() {
  const stroke = useRef<DragSelection | null>(null);
  return {
    onPointerDown({ target, pointerType, button }: PointerEvent<HTMLElement>) {
      const first = findBox(target);
      stroke.current =
        first && pointerType !== 'touch' && button === 0
          ? { first, marks: !first.checked, drawn: false }
          : null;
    },
    onPointerOver({ target, buttons }: PointerEvent<HTMLElement>) {
      const box = findBox(target);
      const { current } = stroke;
      if (!box || !current || buttons !== 1 || (box === current.first && !current.drawn)) return;
      current.drawn = true;
      current.first.checked = current.marks;
      box.checked = current.marks;
    },
    onClickCapture(press: MouseEvent<HTMLElement>) {
      // The click at the end of a drag would toggle its first box again.
      if (stroke.current?.drawn && press.detail > 0) press.preventDefault();
      stroke.current = null;
    },
  };
}
