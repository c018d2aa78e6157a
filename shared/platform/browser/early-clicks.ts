/** Milliseconds after which a press is forgotten: by then people look elsewhere. */
const WITHIN = 10_000;
/** Milliseconds between two tries. */
const PAUSE = 50;
/** Links work without being hydrated, and so do forms that name where they are sent; other forms would be lost. */
const PRESSABLE = 'button[type=button], form:not([action]) button[type=submit]';

interface PendingClick {
  button: HTMLElement;
  until: number;
  /** How the button looks meanwhile: React would complain of an attribute that it has not sent. */
  look: Animation;
}

/** One for all: who has pressed something else since wants that. */
let last: PendingClick | null = null;

/**
 * Presses a button again that was pressed before it was alive, until it answers. React itself replays no clicks: it ends
 * the way of those on parts that are not alive yet, and nobody hears of those before it starts. Measured on a slow phone,
 * a menu pressed in the first seconds of a visit else stays shut. A form is not sent by the browser meanwhile, to an address
 * that takes none.
 * @param root id of the element that React renders into, which may be still to come
 */
export function replayEarlyClicks(root: string): void {
  document.addEventListener('click', keep);
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = document.getElementById(root);
      // Added while the press is on its way there, it comes after React's own.
      if (element?.contains(target as Node))
        element.addEventListener('click', onStoppedClick, { capture: true, once: true });
    },
    true,
  );
}

function onStoppedClick(press: Event): void {
  if (press.cancelBubble) keep(press);
}

function keep(press: Event): void {
  const button = (press.target as Element).closest<HTMLElement>(PRESSABLE);
  const isUnheard = press.cancelBubble || !isMarked('shell-hydrated');
  const isLost = button !== null && isUnheard && !press.defaultPrevented && !isMarked('hydrated');
  // Pressed again, by us or by somebody impatient, it has no more time than at first.
  const until = last?.button === button ? last?.until : undefined;
  if (isLost && button.matches('[type=submit]')) press.preventDefault();
  const waits = last !== null;
  last?.look.cancel();
  last = isLost ? { button, until: until ?? performance.now() + WITHIN, look: dimButton(button) } : null;
  if (last && !waits) setTimeout(retryClick, PAUSE);
}

function retryClick(): void {
  if (!last) return;
  const { button, until, look } = last;
  if (!button.isConnected || performance.now() > until) {
    look.cancel();
    last = null;
  } else if (isMarked('shell-hydrated')) button.click();
  if (last) setTimeout(retryClick, PAUSE);
}

const dimButton = (button: HTMLElement): Animation => button.animate({ opacity: [0.6, 0.6] }, WITHIN);

/** What the document says of itself (`shared/platform/app/hydration-tracker.tsx`). */
const isMarked = (mark: 'shell-hydrated' | 'hydrated'): boolean =>
  document.documentElement.hasAttribute(`data-${mark}`);
