/**
 * Removes the links of remotes' style sheets that failed to load, because containers would consider them loaded: a page
 * then requests its sheets again, and fails without them. Links with a `type` are skipped: they only name a sheet that is
 * inlined in the page.
 */
export function removeFailedStylesheets(): void {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[href*="/remotes/"][href$=".css"]:not([type])',
  );
  for (const link of links) if (!hasRules(link.sheet)) link.remove();
}

/** A failed sheet has no rules, or rules that cannot be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}
