/**
 * Takes out the linked style sheets of remotes that could not be had, since containers would take them for loaded. A
 * link with a type only names a sheet that stands in the page.
 *
 * @returns names of the remotes
 */
export function removeFailedStylesheets(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[href*="/remotes/"][href$=".css"]:not([type])',
  );
  return [...links]
    .filter(({ sheet }) => !hasRules(sheet))
    .map((link) => {
      link.remove();
      return link.href.split('/remotes/')[1]?.split('/')[0] ?? '';
    });
}

/** None without rules, or with rules that cannot be read, where it did not come. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}
