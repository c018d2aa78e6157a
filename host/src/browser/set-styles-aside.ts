/** Milliseconds between two looks; the page that comes is drawn meanwhile. */
const LOOK = 300;

/**
 * Takes the style sheets of a remote's release out of the document before another release comes, whose classes may have the
 * same names and addresses. Until that one is in sight, copies go on styling what is shown.
 *
 * @param remote its name
 * @param isIdle whether no page is on its way
 * @returns to be called when the other release has come
 */
export function setStylesAside(remote: string, isIdle: () => boolean): () => void {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href*="/remotes/${remote}/web/"]`,
  );
  const copies = [...links].flatMap(({ sheet, href }) => (sheet ? [copyOf(sheet, href)] : []));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...copies];
  for (const link of links) link.remove();
  return () => {
    const timer = setInterval(() => {
      if (!isIdle()) return;
      clearInterval(timer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !copies.includes(sheet));
    }, LOOK);
  };
}

function copyOf(sheet: CSSStyleSheet, baseURL: string): CSSStyleSheet {
  const copy = new CSSStyleSheet({ baseURL });
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  return copy;
}
