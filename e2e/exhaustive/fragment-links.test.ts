import { examplesOf } from '../support/pages.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

/** Lists the page's visible fragment links, by `href`. */
const listFragments = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => [
      ...new Set(
        links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
      ),
    ]);

/** Whether the server has rendered a link to a part of the page. */
async function hasFragment(page: Page, url: string): Promise<boolean> {
  const html = await (await page.request.get(url)).text();
  return /<main[^>]*>.* href="#.*<\/main>/s.test(html);
}

for (const [input, options] of [
  ['a mouse', { viewport: { width: 1280, height: 800 } }],
  ['a finger', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`with ${input}`, () => {
    test.use(options);

    test('every link to a part of a page shows that part at the first click', async ({
      page,
      portal,
      consoleErrors,
    }) => {
      // One of the pages is a 404 page.
      consoleErrors.expected = /404/;
      let seen = 0;
      const paths = [...(await examplesOf(page, portal)).values(), '/searchResult?search=cozinha'];
      for (const path of paths) {
        const address = portal.url + path.slice(1);
        if (!(await hasFragment(page, address))) continue;
        await visit(page, address);
        for (const href of await listFragments(page)) {
          await visit(page, address);
          const link = page.locator(`main a[href="${href}"]:visible`).first();
          await (input === 'a finger' ? link.tap() : link.click());
          const part = page.locator(`[id="${decodeURIComponent(href.slice(1))}"]`);
          // The focus moves after the page has scrolled.
          await expect(part, `${path} ${href}`).toBeFocused();
          await expect(part, `${path} ${href}`).toBeInViewport();
          expect(await page.evaluate(() => location.hash)).toBe(href);
          seen += 1;
        }
      }
      expect(seen).toBeGreaterThan(5);
    });
  });
}
