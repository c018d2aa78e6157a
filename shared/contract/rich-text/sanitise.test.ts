import sanitizeHtml from 'sanitize-html';
import { describe, expect, it, vi } from 'vitest';
import { harmlessHtml } from '../testing/hostile-html.ts';
import { allowedTags, cleanAttributes } from './rules.ts';
import { sanitise } from './sanitise.server.ts';

vi.mock('sanitize-html', async (original) => {
  const { default: library } = await original<{ default: typeof sanitizeHtml }>();
  return { default: vi.fn(library) };
});

describe('the rules', () => {
  it.each(allowedTags)('let <%s> have no name, style, event or data', (tag) => {
    const given = {
      id: 'boot',
      name: 'root',
      style: 'a',
      onclick: 'a',
      onerror: 'a',
      role: 'a',
      'data-theme': 'a',
    };
    expect(cleanAttributes(tag, { ...given, lang: 'en' })).toEqual({ lang: 'en' });
  });

  it.each([
    ['p', 'class', ' text-center  text-end ', 'text-center text-end'],
    ['p', 'class', 'bottomBar text-center', 'text-center'],
    ['p', 'class', 'text-centered', undefined],
    ['p', 'href', '/a', undefined],
    ['a', 'title', 'A', 'A'],
    ['time', 'datetime', '2026-12-01', '2026-12-01'],
    ['th', 'scope', 'col', 'col'],
    ['a', 'href', '/senac-portal/cursos', '/senac-portal/cursos'],
    ['a', 'href', 'http://a.example', 'http://a.example'],
    ['a', 'href', 'tel:+5596', 'tel:+5596'],
    ['a', 'href', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['a', 'href', 'ftp://a.example', undefined],
    ['a', 'href', 'java\nscript:1', undefined],
    ['a', 'href', 'http://', undefined],
    ['img', 'src', 'https://a.example/a.png', 'https://a.example/a.png'],
    ['img', 'src', 'mailto:a@b.example', undefined],
    ['img', 'src', 'data:image/png;base64,aA0+/==', 'data:image/png;base64,aA0+/=='],
    ['img', 'src', 'data:image/svg+xml;base64,aA', undefined],
    ['img', 'src', 'data:image/png;base64,', undefined],
    ['img', 'src', 'data:image/png;base64,a"b', undefined],
    ['img', 'src', 'x data:image/png;base64,aA', 'x data:image/png;base64,aA'],
    ['img', 'width', '1024', '1024'],
    ['img', 'width', '10240', undefined],
    ['img', 'height', '50%', undefined],
    ['td', 'colspan', 'a1', undefined],
    ['td', 'rowspan', '', undefined],
    ['col', 'span', '-1', undefined],
    ['ol', 'start', '3', '3'],
    ['ol', 'type', 'I', 'I'],
    ['ol', 'type', 'ai', undefined],
    ['ol', 'type', 'javascript', undefined],
    ['li', 'value', '1e9', undefined],
  ])('of <%s> let %s="%s" be %j', (tag, name, value, kept) => {
    expect(cleanAttributes(tag, { [name]: value })[name]).toBe(kept);
  });

  it('let no page that opens in a new tab reach back to this one', () => {
    const kept = { target: '_blank', rel: 'noopener noreferrer' };
    expect(cleanAttributes('a', { target: '_top', rel: 'opener' })).toEqual(kept);
    expect(cleanAttributes('a', { rel: 'opener' })).toEqual({});
  });
});

describe('on the server', () => {
  it.each(harmlessHtml)('%s stays as it is', (html) => {
    expect(sanitise(html).replaceAll(' />', '>')).toBe(html);
  });

  it('the same text is cleaned once', () => {
    const html = '<p onclick="a()">Uma vez</p>';
    expect([sanitise(html), sanitise(html)]).toEqual(['<p>Uma vez</p>', '<p>Uma vez</p>']);
    expect(vi.mocked(sanitizeHtml).mock.calls.filter(([text]) => text === html)).toHaveLength(1);
  });
});
