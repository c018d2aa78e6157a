import { unlessStalled } from '@portal/client/api';
import { institution } from '@portal/contract/institution';
import { keptListAddress } from './offline-names.ts';

/** Elements that need scripts or the network. */
const idleElements =
  'script, noscript, iframe, object, video, audio, dialog, button, form, input, select, textarea, [data-not-kept]';

/** Copies a main element with a note into one file without scripts or requests; styles and pictures are inline. */
export async function snapshot(main: Element, title: string, note: string): Promise<string> {
  const copy = main.cloneNode(true) as Element;
  await inlinePictures(main, copy);
  for (const each of copy.querySelectorAll(idleElements)) each.remove();
  for (const each of copy.querySelectorAll('[inert], [hidden]')) {
    each.removeAttribute('inert');
    each.removeAttribute('hidden');
  }
  for (const each of copy.querySelectorAll('details')) each.open = true;
  const head = element('p', { textContent: `${note} `, role: 'note' });
  head.append(reloadLink('Abrir a versão atual'));
  return plainDocument(main.ownerDocument, title, [head, copy]);
}

/** Builds a document with the styles, theme and text size of the open page, below the institution's name. */
export function plainDocument(open: Document, title: string, content: readonly Element[]): string {
  const root = open.documentElement.cloneNode() as Element;
  root.removeAttribute('data-hydrated');
  const bar = element('header', { className: 'kept-bar' });
  bar.append(
    element('strong', { textContent: institution.name }),
    element('a', { textContent: 'Guardados neste aparelho', href: keptListAddress }),
  );
  // Text, because documents created by the page inherit its content security policy, which forbids inline styles.
  return [
    '<!doctype html>',
    root.outerHTML.replace(/<\/html>$/, ''),
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', { textContent: title }).outerHTML,
    `<style>${collectStyles(open).replaceAll('</', '<\\/')}${ownStyles}</style>`,
    ...[bar, ...content].map(({ outerHTML }) => outerHTML),
  ].join('\n');
}

/** Link that requests the copy's page from the network again. */
export function reloadLink(textContent: string): HTMLAnchorElement {
  const link = element('a', { textContent });
  link.setAttribute('href', '');
  return link;
}

export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

const ownStyles = `
.kept-bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1rem; padding: 1rem; }
.kept-bar + [role='note'], .kept-list { max-inline-size: 75rem; margin: 0 auto; padding: 0 1rem 1rem; }
.kept-list > * { margin-block: 1rem; }
`;

/** Returns all readable rules but `@font-face`. */
const collectStyles = ({ styleSheets }: Document): string =>
  [...styleSheets]
    .flatMap(readRules)
    .map(({ cssText }) => cssText)
    .filter((text) => !text.startsWith('@font-face'))
    .join('\n');

/** Returns no rules of style sheets of another origin, such as an extension's: browsers do not allow reading them. */
function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Inlines pictures of the page's own origin; others are replaced by their alternative text. */
async function inlinePictures(main: Element, copy: Element): Promise<void> {
  const copies = [...copy.querySelectorAll('img')];
  for (const source of copy.querySelectorAll('picture > source')) source.remove();
  await Promise.all(
    [...main.querySelectorAll('img')].map(async ({ currentSrc, complete }, index) => {
      const image = copies[index];
      image?.removeAttribute('srcset');
      image?.removeAttribute('src');
      const isOwn = complete && currentSrc && new URL(currentSrc).origin === location.origin;
      const data = isOwn ? await toDataUrl(currentSrc) : null;
      if (data) image?.setAttribute('src', data);
    }),
  );
}

/** Maximum time between two parts of a picture. Most come from the browser's cache. */
const PICTURE_TIMEOUT_MS = 20_000;

/** Returns a file as a `data:` URL; null if it does not load. */
async function toDataUrl(address: string): Promise<string | null> {
  try {
    const file = await unlessStalled(PICTURE_TIMEOUT_MS, async ({ signal, follow }) => {
      const answer = await fetch(address, { signal });
      return answer.ok ? follow(answer).blob() : null;
    });
    if (!file) return null;
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(file);
    });
  } catch {
    return null;
  }
}
