import { examplesOf, patternOf } from '../support/pages.ts';
import { expect, type Page, test } from '../support/portal.ts';

/** Public origin, which the tests claim as its proxy does. */
const origin = 'https://portal.example.org';
const base = `${origin}/senac-portal`;

/** Personal pages, and pages without value for search engines. All others are public. */
const privatePatterns = new Set([
  '/login',
  '/changePassword',
  '/resetPassword',
  '/area_do_candidato',
  '/meus-dados',
  '/perfil',
  '/password',
  '/printing/:id',
  '/pss-printing/:personId/:selectionProcessid/:jobsTitleId',
  '/ficha_psg/:id',
  '/ficha/:id',
  '/conferir/:code',
  '/nao-fui-eu',
  '/segunda-via',
  '/searchResult',
  '/cursos-salvos',
  '/guardados',
  '/comparar-cursos',
  '/interesse',
  '/psg_cadastro',
  '/pss_cadastro',
  '*',
]);

/** Paths that redirect. */
const moved = new Set(['/home', '/course_details/:id']);

/** Kinds of structured data, whose fields the tests of their modules check. */
const kinds = [
  'Article',
  'BreadcrumbList',
  'Course',
  'EducationalOccupationalProgram',
  'EducationalOrganization',
  'FAQPage',
  'JobPosting',
  'NewsArticle',
  'WebSite',
];

test.use({ extraHTTPHeaders: { 'x-forwarded-host': new URL(origin).host } });

let host: { url: string; stop(): Promise<void> };
test.beforeAll(async ({ portal }) => {
  host = await portal.anotherHost({ PORTAL_URL: base, TRUST_PROXY: 'loopback' });
});
test.afterAll(() => host.stop());

/** Maps a public URL to the tested host. */
const toTestUrl = (address: string): string => address.replace(origin, new URL(host.url).origin);

/** Returns what robots read from a server-rendered page. */
async function readPage(page: Page, address: string) {
  const answer = await page.request.get(toTestUrl(address), { maxRedirects: 0 });
  const html = await answer.text();
  const result = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const values = (selector: string, attribute: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      titles: [...parsed.querySelectorAll('head > title')].map(({ textContent }) => textContent),
      canonicals: values('head > link[rel=canonical]', 'href'),
      descriptions: values('head > meta[name=description]', 'content'),
      names: values('head > meta[property="og:title"]', 'content'),
      pictures: values('head > meta[property="og:image"]', 'content'),
      robots: values('head > meta[name=robots]', 'content'),
      data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    };
  }, html);
  const header = answer.headers()['x-robots-tag'];
  return { status: answer.status(), header, ...result, data: result.data.map((text) => JSON.parse(text)) };
}

const toUrl = (path: string): string => base + path;

async function listUrls(page: Page, url: string): Promise<string[]> {
  const answer = await page.request.get(url);
  expect(answer.status(), url).toBe(200);
  const found = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror')) return null;
      return [...parsed.getElementsByTagName('loc')].map(({ textContent }) => textContent);
    },
    await answer.text(),
  );
  expect(found, `${url} is XML`).not.toBeNull();
  return found ?? [];
}

async function publicExamples(page: Page, portal: Parameters<typeof examplesOf>[1]) {
  const all = [...(await examplesOf(page, portal))];
  return all.filter(([pattern]) => !privatePatterns.has(pattern) && !moved.has(pattern));
}

test('every public page has one URL, title and picture, and complete data', async ({ page, portal }) => {
  const pictures = new Set<string>();
  const found = new Set<string>();
  for (const [pattern, path] of await publicExamples(page, portal)) {
    const result = await readPage(page, toUrl(path));
    expect(result, pattern).toMatchObject({ status: 200, header: undefined, robots: [] });
    for (const part of ['titles', 'canonicals', 'descriptions', 'names', 'pictures'] as const)
      expect(result[part], `${part} of ${pattern}`).toEqual([expect.stringMatching(/\S/)]);
    const [canonical = '', picture = ''] = [result.canonicals[0], result.pictures[0]];
    expect(canonical, pattern).toMatch(`${base}/`);
    expect((await readPage(page, canonical)).canonicals, pattern).toEqual([canonical]);
    pictures.add(picture);
    for (const thing of result.data.flat() as Record<string, string>[]) {
      expect(thing['@context'], pattern).toBe('https://schema.org');
      found.add(thing['@type'] ?? '');
    }
  }
  expect([...found].sort()).toEqual(kinds);
  for (const picture of pictures) {
    expect(picture).toMatch(/^https:/);
    const answer = await page.request.get(toTestUrl(picture));
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg|webp)$/);
  }
});

test('every private page is excluded from search engines, in HTML and headers', async ({ page, portal }) => {
  const examples = await examplesOf(page, portal);
  expect([...privatePatterns].filter((pattern) => !examples.has(pattern))).toEqual([]);
  for (const pattern of privatePatterns) {
    const result = await readPage(page, toUrl(examples.get(pattern) ?? ''));
    expect(result, pattern).toMatchObject({ header: 'noindex', robots: ['noindex'], canonicals: [] });
  }
});

test('the sitemap lists every public kind of page, and all exist', async ({ page, portal }) => {
  const robots = await (await page.request.get(toTestUrl(`${origin}/robots.txt`))).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const addresses = await listUrls(page, toTestUrl(sitemap));
  expect(new Set(addresses).size).toBe(addresses.length);
  const examples = await examplesOf(page, portal);
  const patterns = [...examples.keys()];
  const named = new Set(addresses.map((address) => patternOf(patterns, new URL(address).pathname.slice(13))));
  // The contents of these pages are news, with URLs of their own.
  const elsewhere = ['/pages/:name', '/pages/:slug/:name'];
  const publicPatterns = (await publicExamples(page, portal)).map(([pattern]) => pattern);
  expect(publicPatterns.filter((pattern) => !named.has(pattern) && !elsewhere.includes(pattern))).toEqual([]);
  for (const address of addresses) {
    const result = await readPage(page, address);
    expect(result, address).toMatchObject({
      status: 200,
      header: undefined,
      robots: [],
      canonicals: [address],
    });
  }
});
