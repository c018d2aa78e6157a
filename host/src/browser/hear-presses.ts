/**
 * Hears of presses that nobody has answered. React keeps presses on parts that are not alive yet from whoever listens
 * behind it: those are heard beside it.
 * @param root id of the element that React renders into, which may be still to come
 */
export function hearPresses(root: string, listener: (press: Event) => void): void {
  document.addEventListener('click', listener);
  const beside = (press: Event) => {
    // Whether its way has been ended.
    if (press.cancelBubble) listener(press);
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = document.getElementById(root);
      // Added while the press is on its way there, it comes after React's own.
      if (element?.contains(target as Node))
        element.addEventListener('click', beside, { capture: true, once: true });
    },
    true,
  );
}
