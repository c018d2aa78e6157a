import { describe, expect, it } from 'vitest';
import { pageOf, servePages } from '../testing/serve-pages.ts';
import { inlineFile } from '../workers/inline-files.ts';
import { WorkersLost } from '../workers/page-renderer.ts';

describe('what the first paint needs', () => {
  it('stands in the page, under a policy that knows it by its hash', async () => {
    const { get } = servePages();
    const { body, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    for (const [name, address] of [
      ['main.css', '/senac-portal/assets/main.css'],
      ['a.1.css', '/senac-portal/remotes/mf-a/web/a.1.css'],
    ] as const) {
      const { bytes, hash } = inlineFile(`/* ${name} */`);
      // Disabled, the link fetches nothing, and says that the rules are there.
      expect(body).toContain(`<style>${bytes}</style><link rel="stylesheet" href="${address}" disabled>`);
      expect(policy.split(';').find((each) => each.startsWith('style-src '))).toContain(`'${hash}'`);
    }
  });

  it('is of the release that the page is of', async () => {
    const context = servePages();
    await context.get('/');
    context.version = '2';
    const { body, headers } = await context.get('/');
    expect(body).toContain('<style>/* a.2.css */</style>');
    expect(body).not.toContain('a.1.css');
    expect(headers['content-security-policy']).toContain(inlineFile('/* a.2.css */').hash);
    expect(headers['content-security-policy']).not.toContain(inlineFile('/* a.1.css */').hash);
  });

  it('is asked for, where the server does not have it', async () => {
    // The early script, which this server does not have.
    expect((await servePages().get('/')).body).toContain(
      '<script src="/senac-portal/assets/early.js"></script>',
    );
  });

  it('begins with the picture that the page calls urgent, and waits for no other', async () => {
    const context = servePages();
    const picture = (name: string, more = '') =>
      `<link rel="preload" as="image" href="/${name}.svg"${more}/>`;
    context.render = async (input) =>
      pageOf(input, {
        head: `${picture('logo')}${picture('banner', ' fetchPriority="high"')}<title>t</title>`,
      });
    const { body } = await context.get('/');
    expect(body).not.toContain('logo.svg');
    expect(body.indexOf('banner.svg')).toBeLessThan(body.indexOf('<style>'));
    expect(body).toContain('<title>t</title>');
  });
});

describe('what checks a form', () => {
  const preload =
    '<link rel="preload" as="script" fetchpriority="low" href="/senac-portal/assets/schemas.js">';
  it.each([
    ['<form class="form" method="post" noValidate="">', true],
    ['<form role="search" action="/senac-portal/resultado-pesquisa">', false],
    ['<p>novalidate</p>', false],
  ])('is asked for ahead with %s: %s', async (html, isAskedFor) => {
    const context = servePages();
    context.render = async (input) => pageOf(input, { html: Buffer.from(html) });
    expect((await context.get('/')).body.includes(preload)).toBe(isAskedFor);
  });
});

describe('search engines', () => {
  it('are told the one address of a page, without what does not make it another', async () => {
    const { body, headers } = await servePages().get('/cursos?title=Moda&utm_source=x');
    const address = 'https://portal.example/senac-portal/cursos';
    expect(body).toContain(`<link rel="canonical" href="${address}" data-served>`);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('are kept out of a page that its remote keeps them from, in words and headers', async () => {
    const { body, headers } = await servePages().get('/noticias');
    expect(body).toContain('<meta name="robots" content="noindex" data-served>');
    expect(body).not.toContain('canonical');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('are kept out of what is not there, and told nothing by the plain shell', async () => {
    const context = servePages();
    context.render = async (input) => pageOf(input, { status: 404 });
    expect((await context.get('/cursos')).headers['x-robots-tag']).toBe('noindex');
    const overloaded = servePages();
    overloaded.render = async (input) => {
      if (input.part === 'page') throw new WorkersLost();
      return pageOf(input);
    };
    const { body, headers } = await overloaded.get('/cursos');
    expect(body).toContain('<p>shell</p>');
    expect(body).not.toMatch(/canonical|robots/);
    expect(headers['x-robots-tag']).toBeUndefined();
  });
});
