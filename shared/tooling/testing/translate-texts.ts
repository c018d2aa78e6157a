/**
 * Wraps every text in `<font>` elements, as browsers that translate a page do.
 * @param how `replaced` by a translation, as Google Translate does, or `wrapped` unchanged
 */
export function translateTexts(root: Element, how: 'replaced' | 'wrapped'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(how === 'wrapped' ? text : text.data);
  }
}
