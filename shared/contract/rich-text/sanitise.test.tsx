import fc from 'fast-check';
import { expect, it } from 'vitest';
import { harmlessHtml, hostileHtml } from '../testing/hostile-html.ts';
import { allowedTags, cleanAttributes } from './rules.ts';
import { sanitise as onServer } from './sanitise.server.ts';
import { sanitise as inBrowser } from './sanitise.ts';

/** Parses HTML as a browser does. */
function parsed(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** Returns whatever the rules do not allow. */
function offences(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')].flatMap((element) => {
    const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const tag = allowedTags.includes(element.localName) ? [] : [element.localName];
    const kept = cleanAttributes(element.localName, given);
    return [...tag, ...Object.keys(given).filter((name) => kept[name] !== given[name])];
  });
}

it.each(hostileHtml)(
  '%s has no effect in the browser, which makes the same page as the server',
  (_, html) => {
    const clean = inBrowser(html);
    expect(offences(clean)).toEqual([]);
    expect(clean).toContain('Texto');
    expect(parsed(clean).innerHTML).toBe(parsed(onServer(html)).innerHTML);
    expect(inBrowser(clean)).toBe(clean);
  },
);

it.each(harmlessHtml)('%s stays as it is in the browser', (html) => {
  expect(parsed(inBrowser(html)).innerHTML).toBe(parsed(html).innerHTML);
});

it('neither leaves anything that the rules do not allow, whatever is nested in whatever', () => {
  const word = fc.constantFrom('Texto', ' ', '&amp;', '&lt;b&gt;', 'é');
  const tag = fc.constantFrom('p', 'b', 'span', 'custom', 'script', 'style', 'iframe', 'blockquote', 'svg');
  const name = fc.constantFrom('id', 'class', 'href', 'src', 'style', 'onclick', 'data-x', 'target');
  const value = fc.constantFrom('boot', 'text-end', 'javascript:1', '/a', 'https://a.example', '&quot;&gt;');
  const attributes = fc.dictionary(name, value, { maxKeys: 3 });
  const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
    html: fc
      .array(fc.oneof({ depthSize: 'small' }, word, tie('element')), { maxLength: 4 })
      .map((all) => all.join('')),
    element: fc.tuple(tag, attributes, tie('html')).map(([tagName, given, content]) => {
      const written = Object.entries(given).map(([each, text]) => ` ${each}="${text}"`);
      return `<${tagName}${written.join('')}>${content}</${tagName}>`;
    }),
  }));
  fc.assert(
    fc.property(html, (text) => {
      for (const sanitise of [onServer, inBrowser]) expect(offences(sanitise(text))).toEqual([]);
    }),
  );
});
