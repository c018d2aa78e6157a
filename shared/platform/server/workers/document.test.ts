import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageOf, servePages } from '../../testing/serve-pages.ts';
import { inlineFile, withAbsoluteUrls } from './document.ts';

it('the head starts with the image that the page marks as urgent, and preloads no other', async () => {
  const context = servePages();
  const picture = (name: string, more = '') => `<link rel="preload" as="image" href="/${name}.svg"${more}/>`;
  context.render = async (input) =>
    pageOf(input, {
      head: `${picture('logo')}${picture('banner', ' fetchPriority="high"')}<title>t</title>`,
    });
  const { body } = await context.get('/');
  expect(body).not.toContain('logo.svg');
  expect(body.indexOf('banner.svg')).toBeLessThan(body.indexOf('<style>'));
  expect(body).toContain('<title>t</title>');
});

it('preloads each script in the head, and runs none until the early one opens the template at the end', async () => {
  const { body } = await servePages().get('/');
  const [beforeTemplate = '', template = ''] = body.split('<template id="scripts">');
  expect(beforeTemplate).not.toMatch(/<script defer/);
  const scripts = [...template.matchAll(/<script defer src="([^"]+)"><\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, src] of scripts)
    expect(beforeTemplate).toContain(`<link rel="preload" as="script" fetchpriority="low" href="${src}">`);
  expect(template).toMatch(/<\/template><\/body><\/html>$/);
});

it('excludes search engines from pages that a remote excludes, and from missing ones', async () => {
  const context = servePages();
  const { body, headers } = await context.get('/noticias');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('canonical');
  expect(headers['x-robots-tag']).toBe('noindex');
  context.render = async (input) => pageOf(input, { status: 404 });
  expect((await context.get('/cursos')).headers['x-robots-tag']).toBe('noindex');
});

it('inline text cannot end its element', () => {
  const file = inlineFile('a::after{content:"</style><!--<script>"}');
  expect(file.bytes.toString()).toBe(String.raw`a::after{content:"<\/style><!--<\script>"}`);
  expect(file.hash).toBe(`sha256-${hash('sha256', file.bytes, 'base64')}`);
});

it.each([
  ['url(a.png)', 'url(/p/remotes/x/web/1/css/a.png)'],
  ['url( "../a.png" )', 'url("/p/remotes/x/web/1/a.png")'],
  ["url('./a b.svg#i')", "url('/p/remotes/x/web/1/css/a%20b.svg#i')"],
  ['url(/p/a.png)', 'url(/p/a.png)'],
  ['url("data:image/svg+xml,<svg/>")', 'url("data:image/svg+xml,<svg/>")'],
  ['url(https://a.example/a.png)', 'url(https://a.example/a.png)'],
  ['url(#filter)', 'url(#filter)'],
])('an inline style sheet contains %s as %s', (css, inline) => {
  expect(withAbsoluteUrls(`a{b:${css}}`, '/p/remotes/x/web/1/css/a.css')).toBe(`a{b:${inline}}`);
});
