import { AxeBuilder } from '@axe-core/playwright';
import { candidates, logIn, paperAddresses } from '../support/candidate.ts';
import { candidatePages, publicPages } from '../support/pages.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const themes = ['light', 'dark', 'contrast'] as const;
const widths = [360, 1280] as const;

/** What axe finds on the page in every theme and width, one line for each rule and element. */
async function complaintsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  // What the bottom bar covers for the moment is not too small to hit: here it stands below the page.
  await page
    .getByRole('navigation', { name: 'Acesso rápido', includeHidden: true })
    .evaluate((bar) => bar.style.setProperty('position', 'static'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of themes) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      // The page has no frames: nothing is to be gathered in a window of axe's own.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await axe.withTags(tags).analyze();
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
test.describe.configure({ mode: 'parallel' });

const batches = Array.from({ length: 4 }, (_, batch) =>
  publicPages.filter((_path, index) => index % 4 === batch),
);

for (const [batch, paths] of batches.entries()) {
  test(`axe finds nothing on public pages, batch ${batch + 1}`, async ({ page, portal }) => {
    test.setTimeout(150_000);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(portal.url + path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await complaintsOf(page)).map((line) => `/${path} ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing on the pages of a candidate', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const found: string[] = [];
  const addresses = [...candidatePages.map((path) => portal.url + path), ...(await paperAddresses(page))];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0);
    found.push(...(await complaintsOf(page)).map((line) => `${address} ${line}`));
  }
  expect(found).toEqual([]);
});
