import { examplesOf, remotesOf } from '../support/pages.ts';
import { patternOf } from '../support/patterns.ts';
import { expect, hydrated, test } from '../support/portal.ts';

test('every page hydrates, without an error in its region', async ({ page, portal, consoleErrors }) => {
  // One of them is a 404 page.
  consoleErrors.expected = /404/;
  const patterns = (await remotesOf(page, portal)).flatMap(({ paths }) => paths);
  for (const path of (await examplesOf(page, portal)).values()) {
    const response = await page.goto(portal.url + path.slice(1));
    await hydrated(page);
    if (patternOf(patterns, path) !== '*') expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    await expect(page.getByRole('button', { name: 'Tentar de novo' }), path).toHaveCount(0);
  }
});
