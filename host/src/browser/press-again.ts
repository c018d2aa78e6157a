/** Milliseconds after which a press is forgotten: by then people look elsewhere. */
const WITHIN = 10_000;

/** Milliseconds between two looks at a button that was pressed. */
const PAUSE = 50;

/** Links and forms work without being alive. */
const PRESSABLE = 'button[type=button]';

interface Pressed {
  button: HTMLElement;
  until: number;
  /** How the button looks meanwhile: React would complain of an attribute that it has not sent. */
  look: Animation;
}

/** One for all: who has pressed something else since wants that. */
let last: Pressed | null = null;

/**
 * Presses a button again that was pressed before it was alive, once it is.
 * @param press a click that nobody has ended; `cancelBubble` where React has kept it from a part that is not alive yet
 */
export function pressAgain(press: Event): void {
  const button = (press.target as Element).closest<HTMLElement>(PRESSABLE);
  const isLost =
    button !== null && !isAllAlive() && !press.defaultPrevented && (press.cancelBubble || !isTaken(button));
  // Pressed again, by us or by somebody impatient, it has no more time than at first.
  const until = last !== null && last.button === button ? last.until : performance.now() + WITHIN;
  const waits = last !== null;
  last?.look.cancel();
  last = isLost ? { button, until, look: dimmed(button) } : null;
  if (last && !waits) setTimeout(tryAgain, PAUSE);
}

function tryAgain(): void {
  if (!last) return;
  const { button, until, look } = last;
  if (!button.isConnected || performance.now() > until) {
    look.cancel();
    last = null;
  } else if (isTaken(button)) button.click();
  if (last) setTimeout(tryAgain, PAUSE);
}

const dimmed = (button: HTMLElement): Animation => button.animate({ opacity: [0.6, 0.6] }, WITHIN);

/** What the server has sent (`host/src/app/first-load.tsx`). */
const isAllAlive = (): boolean => document.documentElement.hasAttribute('data-hydrated');

/** Whether React has taken the element over, or is about to: it then knows what a press does. */
const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
