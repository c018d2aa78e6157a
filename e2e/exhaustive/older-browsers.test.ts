import { candidates, logIn, waitForCandidatePage } from '../support/candidate.ts';
import { examplesOf } from '../support/pages.ts';
import { expect, test } from '../support/portal.ts';

test.use({ olderBrowser: true });

test('in the oldest supported browsers every page hydrates, and courses are found', async ({
  page,
  portal,
  consoleErrors,
}) => {
  test.slow();
  // Two of them are 404 pages.
  consoleErrors.expected = /404/;
  await logIn(page, portal.url, candidates.jaciara.email);
  expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in [])).toBe(false);
  const paths = [...(await examplesOf(page, portal)).values(), '/cursos?title=cozinhero&ordem=preco'];
  for (const path of paths) {
    await page.goto(portal.url + path.slice(1));
    await waitForCandidatePage(page);
    // The PDF reader needs newer browsers; it shows this and links to the file.
    await expect(page.getByText(/Não foi possível (?!mostrar o documento)/), path).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
