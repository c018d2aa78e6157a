/** A link that the script before the first paint has given up: its style sheet held the page for too long. */
const GIVEN_UP = 'given-up';

const stylesOfRemotes = () =>
  document.querySelectorAll<HTMLLinkElement>('link[href*="/remotes/"][href$=".css"]');

/** Lets the page go on without the style sheets of remotes that have not come: they hold its scripts and its paint. */
export function giveUpStyles(): void {
  for (const link of stylesOfRemotes()) {
    if (link.sheet) continue;
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
  return [...stylesOfRemotes()]
    .filter(({ sheet }) => !hasRules(sheet))
    .map((link) => {
      link.remove();
      return { remote: link.href.split('/remotes/')[1]?.split('/')[0] ?? '', isLate: link.rel === GIVEN_UP };
    });
}

/** None while it is on its way, and without rules, or with rules that cannot be read, where it did not come. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}
