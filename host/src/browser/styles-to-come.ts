/** A link that the script before the first paint has given up: its style sheet held the page for too long. */
const GIVEN_UP = 'given-up';

const REMOTE_STYLES = `link[href*="/remotes/"][href$=".css"]`;

const withoutSheet = (): HTMLLinkElement[] =>
  // None while it is on its way, and one without rules where there is no such file.
  [...document.querySelectorAll<HTMLLinkElement>(REMOTE_STYLES)].filter(
    ({ sheet }) => !sheet?.cssRules.length,
  );

/** Lets the page go on without the style sheets of remotes that have not come: they hold its scripts and its paint. */
export function giveUpStyles(): void {
  for (const link of withoutSheet()) {
    link.remove();
    link.rel = GIVEN_UP;
    document.head.append(link);
  }
}

/**
 * Takes out the style sheets of remotes that could not be had, since containers would take them for loaded.
 * @returns names of the remotes
 */
export function takeOutMissingStyles(): { remote: string; isLate: boolean }[] {
  return withoutSheet().map((link) => {
    link.remove();
    return { remote: /\/remotes\/([^/]+)/.exec(link.href)?.[1] ?? '', isLate: link.rel === GIVEN_UP };
  });
}
