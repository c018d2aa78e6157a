import {
  breakFile,
  countDocuments,
  expectFallback,
  expectPreviousCourse,
  type FailingRelease,
  type Failure,
  type Fault,
  startFailingRelease,
} from '../support/failing-release.ts';
import { expect, shellHydrated, test } from '../support/portal.ts';

test.use({ failsOnConsoleError: false });

/** Ways in which each part of a release fails, on a first load and after a navigation. */
const faults: Record<Failure['part'], { 'first load'?: Fault; navigation: Fault }> = {
  entry: { 'first load': 'is missing', navigation: { text: 'throw new Error("broken release");' } },
  'empty entry': {
    'first load': { text: 'var mf_courses;' },
    navigation: { text: 'var mf_courses = { init() {}, get: async () => () => ({}) };' },
  },
  routes: { 'first load': { module: 'throws' }, navigation: 'is missing' },
  page: { 'first load': { module: 'page' }, navigation: { module: 'throws' } },
  'common chunk': { 'first load': 'is missing', navigation: { module: 'throws' } },
  slot: { 'first load': { module: 'slot' }, navigation: 'is missing' },
  // The first page has its styles inlined.
  style: { navigation: 'is missing' },
  'slot style': { navigation: 'is missing' },
};
const failures = Object.entries(faults).flatMap(([part, ways]) =>
  Object.entries(ways).map(([way, fault]) => ({ part, way, fault }) as Failure),
);

let failing: FailingRelease;
test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  failing = await startFailingRelease(portal);
});
test.afterAll(() => failing.stop());

for (const failure of failures)
  test(`a release fails: ${failure.way}: ${failure.part} ${JSON.stringify(failure.fault)}`, async ({
    page,
  }) => {
    await expectFallback(page, failing, failure);
  });

test('what was typed stays when the document reloads', async ({ page }) => {
  const { requested } = await breakFile(page, failing.files, { part: 'page', fault: { module: 'throws' } });
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Pesquise no site' });
  const documents = countDocuments(page);
  await page.goto(`${failing.url}detalhes/1`, { waitUntil: 'commit' });
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
  const { requested } = await breakFile(page, failing.files, { part: 'page', fault: { module: 'page' } });
  const documents = countDocuments(page);
  await page.goto(`${failing.url}detalhes/1`, { waitUntil: 'commit' });
  await requested;
  await shellHydrated(page);
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(documents()).toBe(1);
});
