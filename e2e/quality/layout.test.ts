import { candidates, logIn } from '../support/candidate.ts';
import { candidatePages, publicPages } from '../support/pages.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

/** What is wider than the screen, and what is smaller than a finger can hit, one line for each. */
const troubleOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const trouble: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) trouble.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll('a[href], button, input, select, summary, textarea')) {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const hidden = width <= 1 || height <= 1 || style.visibility === 'hidden' || style.opacity === '0';
      // Links within a sentence are exempt (WCAG 2.5.8), as is what a label makes larger.
      const exempt = style.display === 'inline' || element.closest('label') !== null;
      if (!hidden && !exempt && (width < 23.5 || height < 23.5))
        trouble.push(`${name(element)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    return trouble;
  });

test('every public page fits 320 px, with targets of 24 px', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of publicPages) {
    await page.goto(portal.url + path);
    await hydrated(page);
    found.push(...(await troubleOf(page)).map((line) => `/${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

test('the pages of a candidate fit 320 px, with targets of 24 px', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const found: string[] = [];
  for (const path of candidatePages) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0);
    found.push(...(await troubleOf(page)).map((line) => `/${path}: ${line}`));
  }
  expect(found).toEqual([]);
});
