import { aHome } from '@portal/tooling/testing/builders/home';
import { expect, it } from 'vitest';
import { sharedHead } from './shared-head.ts';

const canonical = 'https://portal.example/senac-portal/cursos?page=2&a="<';
const origin = 'https://portal.example';
const icons = { 'preview.png': 'preview.01234567.png', 'apple-touch.png': 'apple-touch.01234567.png' };
const renderHead = (changes: Partial<Parameters<typeof sharedHead>[0]> = {}) =>
  sharedHead({ head: '<title>t</title>', canonical, origin, noindex: false, icons, data: null, ...changes });

it('gives the page one URL, the portal’s name and its picture', () => {
  const address = 'https://portal.example/senac-portal/cursos?page=2&amp;a=&quot;&lt;';
  for (const part of [
    `<link rel="canonical" href="${address}" data-served>`,
    `<meta property="og:url" content="${address}" data-served>`,
    '<meta property="og:site_name" content="Senac Amapá">',
    '<meta property="og:image" content="https://portal.example/senac-portal/assets/preview.01234567.png" data-served>',
    '<link rel="manifest"',
    '<link rel="apple-touch-icon" href="/senac-portal/assets/apple-touch.01234567.png">',
  ])
    expect(renderHead()).toContain(part);
  expect(renderHead()).not.toContain('robots');
});

it('omits URLs if the portal’s URL is unknown', () => {
  expect(renderHead({ canonical: null, origin: null })).not.toMatch(/canonical|og:(url|image)/);
});

it('identifies the institution on the home page with schema.org, as data that cannot close its script element', () => {
  const { settings: data } = aHome({ settings: { name: '</script>', nif: '03592976000102' } });
  expect(renderHead({ data })).not.toContain('<script');
  const home = { canonical: `${origin}/senac-portal/` };
  expect(renderHead({ ...home, data })).toMatch(/"legalName":"\\u003c\/script>","taxID":"03592976000102"/);
  expect(renderHead({ ...home, data: aHome().settings })).not.toMatch(/legalName|taxID|null/);
});
