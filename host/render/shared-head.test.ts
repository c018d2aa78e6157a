import { aHome } from '@portal/tooling/testing/builders/home';
import { expect, it } from 'vitest';
import { sharedHead } from './shared-head.ts';

const canonical = 'https://portal.example/senac-portal/cursos?page=2&a="<';
const origin = 'https://portal.example';
const icons = { 'share.png': 'share.01234567.png', 'apple-touch.png': 'apple-touch.01234567.png' };
const headOf = (changes: Partial<Parameters<typeof sharedHead>[0]> = {}) =>
  sharedHead({ head: '<title>t</title>', canonical, origin, noindex: false, icons, data: null, ...changes });

it('gives the page one address, the portal’s name and its picture', () => {
  const address = 'https://portal.example/senac-portal/cursos?page=2&amp;a=&quot;&lt;';
  for (const part of [
    `<link rel="canonical" href="${address}" data-served>`,
    `<meta property="og:url" content="${address}" data-served>`,
    '<meta property="og:site_name" content="Senac Amapá">',
    '<meta property="og:image" content="https://portal.example/senac-portal/assets/share.01234567.png" data-served>',
    '<link rel="manifest"',
    '<link rel="apple-touch-icon" href="/senac-portal/assets/apple-touch.01234567.png">',
  ])
    expect(headOf()).toContain(part);
  expect(headOf()).not.toContain('robots');
});

it('leaves the picture to a page that has its own', () => {
  const html = headOf({ head: '<meta property="og:image" content="https://portal.example/1.png"/>' });
  expect(html).not.toContain('og:image');
  expect(html).toContain('summary_large_image');
});

it('keeps search engines out once, and gives such a page no address', () => {
  const kept = { canonical: null, noindex: true };
  expect(headOf(kept)).toContain('<meta name="robots" content="noindex" data-served>');
  expect(headOf(kept)).not.toMatch(/canonical|og:url/);
  expect(headOf({ ...kept, head: '<meta name="robots" content="noindex"/>' })).not.toContain('robots');
});

it('names no address of a portal that does not know its own', () => {
  expect(headOf({ canonical: null, origin: null })).not.toMatch(/canonical|og:(url|image)/);
});

it('says on the home page in the words of schema.org whose portal it is, as data that ends nowhere', () => {
  const data = aHome({ settings: { name: '</script>' } }).settings;
  expect(headOf({ data })).not.toContain('<script');
  expect(headOf({ data, canonical: `${origin}/senac-portal/` })).toContain('"legalName":"\\u003c/script>"');
});
