import { expect, type Page, shellHydrated, test, visit } from '../support/portal.ts';
import { brokenChunk, newerRelease } from '../support/release.ts';
import { startFaultProxy } from '../support/servers.ts';

test.use({ failsOnConsoleError: false });

interface Files {
  js: string[];
  css: string[];
}

/** A host with two releases of mf-courses. Files of the newer one fail in the browser; the previous one is intact. */
let url: string;
let files: Record<string, string>;
let manifest: { entry: string; routes: Files; pages: Record<string, Files>; slots: Record<string, Files> };
let stop: () => Promise<void>;

test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  const remote = await startFaultProxy(portal.remotes['mf-courses'].url);
  files = await newerRelease(remote.url);
  manifest = JSON.parse(files['/portal.json'] ?? '');
  const host = await portal.anotherHost({ MF_COURSES_URL: remote.url });
  url = host.url;
  stop = () => host.stop().then(remote.stop);
  remote.fault = { kind: 'released', files };
  await expect.poll(async () => (await fetch(`${url}registry.json`)).text()).toContain('"version":"newer"');
});
test.afterAll(() => stop());

/** Replaces a file of the newer release, or removes it. */
async function breakFile(page: Page, name: string | undefined, change: null | ((code: string) => string)) {
  const asked = Promise.withResolvers<void>();
  await page.route(`**/remotes/mf-courses/web/${name}`, (route) => {
    asked.resolve();
    if (!change) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'text/javascript', body: change(files[`/web/${name}`] ?? '') });
  });
  return {
    /** Resolves once the file has been requested. */
    requested: asked.promise,
  };
}

/** Returns the number of documents that the page has requested since. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Opens a path directly or by a navigation from another page. */
async function open(page: Page, way: 'first load' | 'navigation', path: string): Promise<void> {
  if (way === 'first load') return void (await page.goto(url + path.slice(1), { waitUntil: 'commit' }));
  await visit(page, `${url}politicas`);
  await page.evaluate((to) => void window.__portal.router.navigate(to), path);
}

/** Expects the page of the previous release, hydrated. */
async function expectPreviousCourse(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL(/\/detalhes\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
}

const isMain = (name: string) => name.startsWith('course-details.');
const pageScript = () => manifest.pages['course-details']?.js.find(isMain);
const pageStyle = () => manifest.pages['course-details']?.css.find(isMain);
const throwing = (code: string) => brokenChunk(code, 'throws');
const throwingPage = (code: string) => brokenChunk(code, 'page');
const emptyEntry = () => 'var mf_courses = { init() {}, get: async () => () => ({}) };';

for (const [what, way, file, change] of [
  ['a missing entry', 'first load', () => manifest.entry, null],
  ['an entry without modules', 'navigation', () => manifest.entry, emptyEntry],
  ['routes that throw', 'first load', () => manifest.routes.js[0], throwing],
  ['a page that throws when it is rendered', 'first load', pageScript, throwingPage],
  ['a page that throws when it loads', 'navigation', pageScript, throwing],
  // The first page has its styles inlined.
  ['a missing style', 'navigation', pageStyle, null],
] as const)
  test(`a page falls back to the previous release after one reload: ${what}, ${way}`, async ({ page }) => {
    const documents = countDocuments(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isPrevious = (name: string) =>
      /\/course-details\.\w+\.js$/.test(name) && !name.endsWith(pageScript() ?? '');
    const { requested } = await breakFile(page, file(), change);
    await open(page, way, '/detalhes/1');
    await requested;
    await expect.poll(documents).toBe(2);
    await expectPreviousCourse(page);
    await expect.poll(() => scripts.some(isPrevious)).toBe(true);
    expect(documents()).toBe(2);
  });

for (const [way, change, shown] of [
  ['first load', (code: string) => brokenChunk(code, 'slot'), /^Matricule-se/],
  ['navigation', null, 'Tentar de novo'],
] as const)
  test(`a slot fails in its own region, or keeps its server-rendered HTML: ${way}`, async ({ page }) => {
    const documents = countDocuments(page);
    const { requested } = await breakFile(page, manifest.slots['open-courses']?.js[0], change);
    await open(page, way, '/');
    await requested;
    const courses = page.getByRole('region', { name: 'Inscrições abertas' }).first();
    const role = way === 'first load' ? 'link' : 'button';
    await expect(courses.getByRole(role, { name: shown }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
    expect(documents()).toBe(1);
  });

test('what was typed stays when the document reloads', async ({ page }) => {
  const { requested } = await breakFile(page, pageScript(), throwing);
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Pesquise no site' });
  const documents = countDocuments(page);
  await page.goto(`${url}detalhes/1`, { waitUntil: 'commit' });
  await search.fill('cozinha');
  await requested;
  await expect.poll(documents).toBe(2);
  await expectPreviousCourse(page);
  await expect(search).toHaveValue('cozinha');
});

test('the document does not reload without cookies, and the page can be retried', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  );
  const { requested } = await breakFile(page, pageScript(), throwingPage);
  const documents = countDocuments(page);
  await page.goto(`${url}detalhes/1`, { waitUntil: 'commit' });
  await requested;
  await shellHydrated(page);
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(documents()).toBe(1);
});
