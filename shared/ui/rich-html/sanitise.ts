import DOMPurify from 'dompurify';

type Sanitise = (html: string) => TrustedHtml;

/** What `innerHTML` takes: a TrustedHTML where the browser knows Trusted Types, else the sanitised text. */
type TrustedHtml = string;

const registry = globalThis as { [key: symbol]: Sanitise | undefined };
const key = Symbol.for('portal.sanitise');

function purify(html: string): TrustedHtml {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
    FORBID_ATTR: ['style'],
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as TrustedHtml;
}

/**
 * Takes everything active out of HTML that editors wrote. Only in the browser.
 *
 * Each remote carries its own copy of this module, and a page may hold the `dompurify` policy only once: the first
 * copy serves all. What it leaves on the page gives nothing away, since it only answers sanitised HTML.
 */
export const sanitise: Sanitise = (html) => {
  registry[key] ??= purify;
  return registry[key](html);
};
