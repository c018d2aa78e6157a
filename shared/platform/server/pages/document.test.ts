import { expect, it } from 'vitest';
import { pageOf, servePages } from '../../testing/serve-pages.ts';
import { inlineFile } from '../workers/inline-files.ts';

it('what the first paint needs stands in the page, under a policy that knows it by its hash', async () => {
  const { get } = servePages();
  const { body, headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  for (const [name, address] of [
    ['main.css', '/portal/assets/main.css'],
    ['a.1.css', '/portal/remotes/mf-a/web/a.1.css'],
  ] as const) {
    const { bytes, hash } = inlineFile(`/* ${name} */`);
    // Disabled, the link fetches nothing, and says that the rules are there.
    expect(body).toContain(
      `<style>${bytes}</style><link rel="stylesheet" href="${address}" type="text/plain">`,
    );
    expect(policy.split(';').find((each) => each.startsWith('style-src '))).toContain(`'${hash}'`);
  }
  // The server does not have the early script, which shows the theme before anything is painted.
  const early = body.indexOf('<script src="/portal/assets/early.js"></script>');
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(body.indexOf('<style>'));
});

it('what the first paint needs begins with the picture that the page calls urgent, and waits for no other', async () => {
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

it('search engines are kept out of what its remote keeps them from, and of what is not there', async () => {
  const context = servePages();
  const { body, headers } = await context.get('/noticias');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('canonical');
  expect(headers['x-robots-tag']).toBe('noindex');
  context.render = async (input) => pageOf(input, { status: 404 });
  expect((await context.get('/cursos')).headers['x-robots-tag']).toBe('noindex');
});
