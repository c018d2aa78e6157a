const REPLAY_WINDOW_MS = 10_000;
const RETRY_INTERVAL_MS = 50;
/** Excludes links and forms with an action, which work before hydration; other form submissions would be lost. */
const REPLAYABLE_SELECTOR = 'button[type=button], form:not([action]) button[type=submit]';

interface PendingClick {
  button: HTMLElement;
  until: number;
  /** Dims the button by an animation, because React warns about attributes that it did not render. */
  animation: Animation;
}

/** Only the last click is replayed; a later click supersedes it. */
let last: PendingClick | null = null;

/**
 * Replays a click on a button that is not hydrated yet, until the button handles it: React stops clicks on boundaries that
 * are not hydrated, and misses those before it starts. Form submissions are prevented meanwhile, because the browser would
 * send them to a URL that accepts none.
 * @param root id of React's root element, which may not exist yet
 */
export function replayEarlyClicks(root: string): void {
  document.addEventListener('click', recordClick);
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = document.getElementById(root);
      // Added during the capture phase at the document, the listener runs after React's own.
      if (element?.contains(target as Node))
        element.addEventListener('click', onStoppedClick, { capture: true, once: true });
    },
    true,
  );
}

function onStoppedClick(click: Event): void {
  if (click.cancelBubble) recordClick(click);
}

function recordClick(click: Event): void {
  const button = (click.target as Element).closest<HTMLElement>(REPLAYABLE_SELECTOR);
  const isUnhandled = click.cancelBubble || !isMarked('shell-hydrated');
  const isLost = button !== null && isUnhandled && !click.defaultPrevented && !isMarked('hydrated');
  // A repeated click, by this code or by the visitor, does not extend the time limit.
  const until = last?.button === button ? last?.until : undefined;
  if (isLost && button.matches('[type=submit]')) click.preventDefault();
  const wasPending = last !== null;
  last?.animation.cancel();
  last = isLost
    ? { button, until: until ?? performance.now() + REPLAY_WINDOW_MS, animation: dimButton(button) }
    : null;
  if (last && !wasPending) setTimeout(retryClick, RETRY_INTERVAL_MS);
}

function retryClick(): void {
  if (!last) return;
  const { button, until, animation } = last;
  if (!button.isConnected || performance.now() > until) {
    animation.cancel();
    last = null;
  } else if (isMarked('shell-hydrated')) button.click();
  if (last) setTimeout(retryClick, RETRY_INTERVAL_MS);
}

const dimButton = (button: HTMLElement): Animation =>
  button.animate({ opacity: [0.6, 0.6] }, REPLAY_WINDOW_MS);

/** Reads a mark that the hydration tracker sets (`shared/platform/app/portal-routes.tsx`). */
const isMarked = (mark: 'shell-hydrated' | 'hydrated'): boolean =>
  document.documentElement.hasAttribute(`data-${mark}`);
