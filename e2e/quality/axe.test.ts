import { AxeBuilder } from '@axe-core/playwright';
import { candidates, logIn } from '../support/candidate.ts';
import { candidatePages, publicPages } from '../support/pages.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const themes = ['light', 'dark', 'contrast'] as const;
const widths = [360, 1280] as const;

/** What axe finds on the page in every theme and width, one line for each rule and element. */
async function complaintsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of themes) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      found.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${width} ${theme} ${id}: ${target.join(' ')}`),
        ),
      );
    }
  }
  return found;
}

test.use({ reducedMotion: 'reduce' });

for (const path of publicPages) {
  test(`axe finds nothing on /${path}`, async ({ page, portal }) => {
    await page.goto(portal.url + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
  });
}

test('axe finds nothing on the pages of a candidate', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  for (const path of candidatePages) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0);
    expect(await complaintsOf(page), path).toEqual([]);
  }
});
