import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmlessHtml, hostileHtml } from './hostile-html.ts';
import { allowedAttributes, allowedTags, cleanAttributes, editorClasses } from './rules.ts';
import { sanitise as onServer } from './sanitise.server.ts';
import { sanitise as inBrowser } from './sanitise.ts';

/** What a browser makes of HTML. */
function parsed(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** What in it the rules do not allow. */
function offences(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')].flatMap((element) => {
    const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const tag = allowedTags.includes(element.localName) ? [] : [element.localName];
    const kept = cleanAttributes(element.localName, given);
    return [...tag, ...Object.keys(given).filter((name) => kept[name] !== given[name])];
  });
}

const engines = [
  ['the server', onServer],
  ['the browser', inBrowser],
] as const;

describe.each(engines)('in %s', (_, sanitise) => {
  it.each(hostileHtml)('%s has no effect', (_attempt, html) => {
    const clean = sanitise(html);
    expect(offences(clean)).toEqual([]);
    expect(parsed(clean).querySelector('[id], [name], [style], script, form, iframe')).toBeNull();
  });

  it.each(harmlessHtml)('%s stays as it is', (html) => {
    expect(parsed(sanitise(html)).innerHTML).toBe(parsed(html).innerHTML);
  });

  it('of classes only the editors’ own stay', () => {
    expect(parsed(sanitise('<p class="text-center bottomBar">a</p>')).innerHTML).toBe(
      '<p class="text-center">a</p>',
    );
    expect(sanitise('<p class="bottomBar">a</p>')).toBe('<p>a</p>');
  });

  it('a clean text is clean', () => {
    for (const [, html] of hostileHtml) expect(sanitise(sanitise(html))).toBe(sanitise(html));
  });
});

describe('server and browser', () => {
  it.each(hostileHtml)('make the same page of %s', (_attempt, html) => {
    expect(parsed(onServer(html)).innerHTML).toBe(parsed(inBrowser(html)).innerHTML);
  });

  const word = fc.constantFrom('Texto', ' ', '&amp;', '&lt;b&gt;', 'é');
  const tag = fc.constantFrom('p', 'b', 'span', 'custom', 'script', 'style', 'iframe', 'blockquote', 'svg');
  const attribute = fc
    .tuple(
      fc.constantFrom('id', 'class', 'href', 'src', 'style', 'onclick', 'lang', 'data-x', 'target', 'title'),
      fc.constantFrom(
        'boot',
        'text-end',
        'javascript:1',
        '/a',
        'https://a.example',
        'color:red',
        '&quot;&gt;',
        '',
      ),
    )
    .map(([name, value]) => ` ${name}="${value}"`);
  const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
    html: fc
      .array(fc.oneof({ depthSize: 'small' }, word, tie('element')), { maxLength: 4 })
      .map((all) => all.join('')),
    element: fc
      .tuple(
        tag,
        fc.uniqueArray(attribute, { maxLength: 3, selector: (each) => each.split('=')[0] }),
        tie('html'),
      )
      .map(([name, attributes, content]) => `<${name}${attributes.join('')}>${content}</${name}>`),
  }));

  it('leave nothing that the rules do not allow, whatever is nested in whatever', () => {
    fc.assert(
      fc.property(html, (text) => {
        for (const [, sanitise] of engines) expect(offences(sanitise(text))).toEqual([]);
      }),
    );
  });
});

it('the rules allow no name, no style and no event', () => {
  expect(
    allowedAttributes.filter((name) => /^(id|name|style|on.*|data-.*|aria-.*|role)$/.test(name)),
  ).toEqual([]);
  expect(editorClasses.every((name) => /^text-(center|end)$/.test(name))).toBe(true);
});
