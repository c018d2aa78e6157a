import {
  expectPrevious,
  type FailingRelease,
  nameOf,
  startFailingRelease,
  throwingPage,
  triedFirst,
} from '../support/failing-release.ts';
import { expect, test } from '../support/portal.ts';

test.use({ quiet: false });

let failing: FailingRelease;
test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  failing = await startFailingRelease(portal);
});
test.afterAll(() => failing.stop());

for (const failure of triedFirst.filter((each) => each !== throwingPage))
  test(`gives way to the release before it: ${nameOf(failure)}`, async ({ page }) => {
    await expectPrevious(page, failing, failure);
  });

test('gives way where a page throws, and the host tells how often it did', async ({ page }) => {
  await expectPrevious(page, failing, throwingPage);
  const ofPage = async () => {
    const answer = await page.request.get(`${failing.url}_status?format=json`);
    const { remotes } = await answer.json();
    return remotes.find(({ name }: { name: string }) => name === 'mf-courses').faults.newer?.render;
  };
  await expect.poll(ofPage).toBe(1);
  const html = await page.request.get(`${failing.url}_status`, { headers: { accept: 'text/html' } });
  expect(await html.text()).toContain('erros ao mostrar');
});
