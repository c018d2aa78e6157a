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

const any: Fault[] = ['is missing', { module: 'throws' }];
const faults = {
  entry: [
    'is missing',
    { text: 'throw new Error("broken release");' },
    { text: 'var mf_courses;' },
    { text: 'var mf_courses = { init() {}, get: async () => () => ({}) };' },
  ],
  routes: any,
  page: [...any, { module: 'page' }],
  'common chunk': any,
  slot: [...any, { module: 'slot' }],
  // The first page has its styles inlined.
  style: ['is missing'],
  'slot style': ['is missing'],
} satisfies Record<Failure['part'], Fault[]>;

const failures = (['first load', 'navigation'] as const).flatMap((way) =>
  Object.entries(faults).flatMap(([part, each]) => each.map((fault) => ({ part, way, fault }) as Failure)),
);
const isPossible = ({ part, way }: Failure) => way === 'navigation' || !part.endsWith('style');
const formatFailure = ({ part, way, fault }: Failure): string =>
  `${way}: ${part} ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`;

let failing: FailingRelease;
test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  failing = await startFailingRelease(portal);
});
test.afterAll(() => failing.stop());

for (const failure of failures.filter(isPossible))
  test(`a release fails: ${formatFailure(failure)}`, async ({ page }) => {
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
