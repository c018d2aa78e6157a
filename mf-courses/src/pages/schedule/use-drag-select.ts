import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What a press of the mouse is drawing: the box where it began, and whether it marks or clears. */
interface DragSelection {
  first: HTMLInputElement;
  marks: boolean;
  /** Whether it has left its first box: then it is no click. */
  drawn: boolean;
}

const boxAt = (target: EventTarget): HTMLInputElement | null =>
  (target as Element).closest('label')?.querySelector('input') ?? null;

/**
 * Lets a mouse or a pen draw over the checkboxes of an element: all that the stroke touches become what the first
 * does. A finger scrolls, and checks one box at a time, as the keyboard does.
 */
export function useDragSelect() {
  const stroke = useRef<DragSelection | null>(null);
  return {
    onPointerDown({ target, pointerType, button }: PointerEvent<HTMLElement>) {
      const first = boxAt(target);
      stroke.current =
        first && pointerType !== 'touch' && button === 0
          ? { first, marks: !first.checked, drawn: false }
          : null;
    },
    onPointerOver({ target, buttons }: PointerEvent<HTMLElement>) {
      const box = boxAt(target);
      const { current } = stroke;
      if (!box || !current || buttons !== 1 || (box === current.first && !current.drawn)) return;
      current.drawn = true;
      current.first.checked = current.marks;
      box.checked = current.marks;
    },
    onClickCapture(press: MouseEvent<HTMLElement>) {
      // The end of a stroke over its first box would turn that once more.
      if (stroke.current?.drawn && press.detail > 0) press.preventDefault();
      stroke.current = null;
    },
  };
}
