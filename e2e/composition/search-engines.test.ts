import { startBareServer } from '../support/bare-server.ts';
import { examplesOf } from '../support/pages.ts';
import { isOpen, patternOf } from '../support/patterns.ts';
import { expect, type Page, test } from '../support/portal.ts';

/** Where people reach the portal: behind something that the tests leave out. */
const origin = 'https://portal.example.org';
const base = `${origin}/senac-portal`;

/** Pages that are nobody else's business, or of no use to whoever finds them. All others are public. */
const privatePatterns = new Set([
  '/login',
  '/changePassword',
  '/resetPassword',
  '/area_do_candidato',
  '/perfil',
  '/password',
  '/printing/:id',
  '/pss-printing/:personId/:selectionProcessid/:jobsTitleId',
  '/ficha_psg/:id',
  '/ficha/:id',
  '/conferir/:code',
  '/searchResult',
  '/cursos-salvos',
  '/comparar-cursos',
  '/interesse',
  '/psg_cadastro',
  '/pss_cadastro',
  '*',
]);

/** Old addresses, which lead elsewhere. */
const moved = new Set(['/home', '/course_details/:id']);

/** What each kind of data must have (Google's lists, and what readers of the others look for). */
const required: Record<string, readonly string[]> = {
  Article: ['headline', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  EducationalOccupationalProgram: ['name', 'description', 'provider', 'applicationDeadline', 'offers', 'url'],
  EducationalOrganization: ['name', 'url', 'sameAs'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'url',
  ],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  WebSite: ['name', 'url'],
};

let host: { url: string; stop(): Promise<void> };
test.beforeAll(async ({ portal }) => {
  host = await portal.anotherHost({ PORTAL_URL: base });
});
test.afterAll(() => host.stop());

/** Where the test finds what the portal names by its public address. */
const here = (address: string): string => address.replace(origin, new URL(host.url).origin);

type Data = Record<string, unknown>;

/** What robots read of a page as the server sends it. */
async function readAs(page: Page, address: string) {
  const answer = await page.request.get(here(address), { maxRedirects: 0 });
  const html = await answer.text();
  const said = await page.evaluate((text) => {
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
  return { status: answer.status(), header, ...said, data: said.data.map((text) => JSON.parse(text)) };
}

const addressOf = (path: string): string => base + path;

/** Addresses in the sitemap, or of another list of a host, by the name of the elements that hold them. */
async function addressesIn(page: Page, url: string, name: string): Promise<string[]> {
  const answer = await page.request.get(url);
  expect(answer.status(), url).toBe(200);
  const found = await page.evaluate(
    ([xml, tag]) => {
      const parsed = new DOMParser().parseFromString(xml ?? '', 'application/xml');
      if (parsed.querySelector('parsererror')) return null;
      return [...parsed.getElementsByTagName(tag ?? '')].map(({ textContent }) => textContent);
    },
    [await answer.text(), name],
  );
  expect(found, `${url} is XML`).not.toBeNull();
  return found ?? [];
}

async function publicExamples(page: Page, portal: Parameters<typeof examplesOf>[1]) {
  const all = [...(await examplesOf(page, portal))];
  return all.filter(([pattern]) => !privatePatterns.has(pattern) && !moved.has(pattern));
}

test('every public page has one address, title, description and picture, and may be shown', async ({
  page,
  portal,
}) => {
  const pictures = new Set<string>();
  for (const [pattern, path] of await publicExamples(page, portal)) {
    const said = await readAs(page, addressOf(path));
    expect(said, pattern).toMatchObject({ status: 200, header: undefined, robots: [] });
    for (const part of ['titles', 'canonicals', 'descriptions', 'names', 'pictures'] as const)
      expect(said[part], `${part} of ${pattern}`).toEqual([expect.stringMatching(/\S/)]);
    const [canonical = '', picture = ''] = [said.canonicals[0], said.pictures[0]];
    expect(canonical, pattern).toMatch(`${base}/`);
    expect((await readAs(page, canonical)).canonicals, pattern).toEqual([canonical]);
    pictures.add(picture);
  }
  for (const picture of pictures) {
    expect(picture).toMatch(/^https:/);
    const answer = await page.request.get(here(picture));
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg|webp)$/);
  }
});

test('every private page is kept from search engines, in words and headers', async ({ page, portal }) => {
  const examples = await examplesOf(page, portal);
  expect([...privatePatterns].filter((pattern) => !examples.has(pattern))).toEqual([]);
  for (const pattern of privatePatterns) {
    const said = await readAs(page, addressOf(examples.get(pattern) ?? ''));
    expect(said, pattern).toMatchObject({ header: 'noindex', robots: ['noindex'], canonicals: [] });
  }
});

test('all data for search engines has what its kind must have, and each kind is there', async ({
  page,
  portal,
}) => {
  const seen = new Set<string>();
  for (const [pattern, path] of await publicExamples(page, portal)) {
    const { data } = await readAs(page, addressOf(path));
    for (const thing of data.flat() as Data[]) {
      const kind = String(thing['@type']);
      seen.add(kind);
      expect(thing['@context'], pattern).toBe('https://schema.org');
      const missing = (required[kind] ?? ['a kind that is known']).filter((name) => !thing[name]);
      expect(missing, `${kind} of ${pattern}`).toEqual([]);
    }
  }
  expect(seen).toEqual(new Set(Object.keys(required)));
});

test('the sitemap names pages of every public kind, all of which are there and may be shown', async ({
  page,
  portal,
}) => {
  const robots = await (await page.request.get(here(`${origin}/robots.txt`))).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const addresses = await addressesIn(page, here(sitemap), 'loc');
  expect(new Set(addresses).size).toBe(addresses.length);
  const examples = await examplesOf(page, portal);
  const patterns = [...examples.keys()];
  const named = new Set(addresses.map((address) => patternOf(patterns, new URL(address).pathname.slice(13))));
  // The contents of pages are the news, under addresses of their own.
  const elsewhere = ['/pages/:name', '/pages/:slug/:name'];
  const wanted = (await publicExamples(page, portal)).map(([pattern]) => pattern);
  expect(wanted.filter((pattern) => !named.has(pattern) && !elsewhere.includes(pattern))).toEqual([]);
  for (const address of addresses) {
    const said = await readAs(page, address);
    expect(said, address).toMatchObject({
      status: 200,
      header: undefined,
      robots: [],
      canonicals: [address],
    });
  }
});

test('the feed names the news', async ({ page, portal }) => {
  await page.goto(`${portal.url}noticias`);
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  // No page of the portal takes apart what it is handed.
  await page.goto('about:blank');
  const ids = await addressesIn(page, here(origin + feed), 'id');
  const [own, ...news] = ids;
  expect(own).toBe(origin + feed);
  expect(news.length).toBeGreaterThan(2);
  for (const address of news) expect(address).toMatch(`${base}/noticias/`);
});

test('in front of a server of the bare contract the sitemap has what that knows', async ({
  page,
  portal,
}) => {
  const bare = await startBareServer();
  const other = await portal.anotherHost({ PORTAL_URL: base, API_URL: bare.url });
  try {
    const addresses = await addressesIn(page, `${other.url}sitemap.xml`, 'loc');
    for (const path of ['/', '/cursos', '/detalhes/7', '/psg/edital/11', '/noticias/feira-de-cursos'])
      expect(addresses).toContain(base + path);
  } finally {
    await other.stop();
    await bare.stop();
  }
});

test('without a server the sitemap still has the pages that need none, and nobody keeps it', async ({
  page,
  portal,
}) => {
  const other = await portal.anotherHost({ PORTAL_URL: base, API_URL: 'http://127.0.0.1:9' });
  try {
    const addresses = await addressesIn(page, `${other.url}sitemap.xml`, 'loc');
    const patterns = (await publicExamples(page, portal)).map(([pattern]) => pattern);
    const fixed = patterns.filter((pattern) => !isOpen(pattern)).map(addressOf);
    expect(addresses.toSorted()).toEqual(fixed.toSorted());
    const { headers } = await page.request.get(`${other.url}sitemap.xml`).then((answer) => ({
      headers: answer.headers(),
    }));
    expect(headers['cache-control']).toBe('private, no-cache');
  } finally {
    await other.stop();
  }
});

test('a page that is walked to is shared under its own address', async ({ page }) => {
  await page.goto(host.url);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${base}/`);
  await page.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('phones find pictures of the portal for their home screens', async ({ page }) => {
  await page.goto(host.url);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(here(origin + address));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url } = (await answer.json()) as { icons: { src: string }[]; start_url: string };
  expect(start_url).toBe('/senac-portal/');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures = [...icons.map(({ src }) => src), touch, '/favicon.ico'];
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) {
    const found = await page.request.get(here(origin + picture));
    expect([found.status(), found.headers()['content-type']?.split('/')[0]], picture ?? '').toEqual([
      200,
      'image',
    ]);
  }
});
