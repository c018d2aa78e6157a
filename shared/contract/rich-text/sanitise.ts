import DOMPurify from 'dompurify';
import { allowedAttributes, allowedTags, cleanAttributes, droppedWithContent } from './rules.ts';

type Sanitise = (html: string) => TrustedHtml;

/** Value for `innerHTML`: TrustedHTML if the browser supports Trusted Types, else the sanitised text. */
type TrustedHtml = string;

const registry = globalThis as { [key: symbol]: Sanitise | undefined };
const key = Symbol.for('portal.sanitise');

function createSanitise(): Sanitise {
  DOMPurify.addHook('beforeSanitizeAttributes', applyRules);
  return (html) =>
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...allowedTags],
      ALLOWED_ATTR: [...allowedAttributes],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      FORBID_CONTENTS: [...droppedWithContent],
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as TrustedHtml;
}

/** The rules decide about attributes; the library's own checks come afterwards. */
function applyRules(node: Element): void {
  if (!node.attributes) return;
  const given = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  const kept = cleanAttributes(node.localName, given);
  for (const name of Object.keys(given)) if (!(name in kept)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(kept)) if (given[name] !== value) node.setAttribute(name, value);
}

/**
 * Sanitises the editors' HTML by {@link rules} in the browser.
 * Each remote has its own copy of this module, but a page may create the `dompurify` policy only once: the
 * first copy serves all. Exposing it is safe, since it only returns sanitised HTML.
 */
export const sanitise: Sanitise = (html) => {
  registry[key] ??= createSanitise();
  return registry[key](html);
};
