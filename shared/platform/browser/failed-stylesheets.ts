/**
 * Removes the links of remotes' style sheets that failed to load, because containers would consider them loaded. Links
 * with a `type` are skipped: they only name a sheet that is inlined in the page.
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

/** A failed sheet has no rules, or rules that cannot be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}
