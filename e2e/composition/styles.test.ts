import { expect, hydrated, type Page, test, visit } from '../support/portal.ts';

/** Lists the style sheets that a page requests, without those of the shell's closed dialogs. */
function askedSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css') && !pathname.includes('/portal-dialog.')) asked.push(pathname);
  });
  return asked;
}

/** Returns the text of each applied style sheet, without those of closed dialogs. */
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ disabled, href }) => !disabled && !href?.includes('/portal-dialog.'))
      .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('')),
  );

const go = (page: Page, to: string): Promise<unknown> =>
  page.evaluate((path) => window.__portal.router.navigate(path), to);

test('the first page inlines its styles, the next loads its own once', async ({ page, portal }) => {
  const asked = askedSheets(page);
  await visit(page, portal.url);
  await page.waitForLoadState('networkidle');
  // Parts of the shell that are invisible at first.
  const late = expect.stringContaining('/assets/after-hydration.');
  expect(asked).toEqual([late]);
  const first = await sheets(page);
  expect(first.length).toBeGreaterThan(2);

  const heading = page.getByRole('heading', { level: 1 });
  await go(page, '/cursos');
  await expect(heading).toHaveText('Cursos');
  const fetched = [...asked];
  expect(fetched).toEqual([late, expect.stringContaining('/remotes/mf-courses/web/')]);

  // After navigating back, each sheet is present once, in loading order.
  await go(page, '/');
  await expect(page.getByRole('region', { name: 'Cursos', exact: false }).first()).toBeVisible();
  await go(page, '/cursos');
  await expect(heading).toHaveText('Cursos');
  const last = await sheets(page);
  expect(asked).toEqual(fetched);
  expect(last.slice(0, first.length)).toEqual(first);
  expect(new Set(last).size).toBe(last.length);
  // With a universal selector behind `:has()`, Chromium styles the whole page again as soon as an element is inserted.
  expect(last.join('')).not.toMatch(/:has\([^{}]*\)[^{},]*[ >+~]\*/);
});

test('a page looks the same with inlined and with loaded styles', async ({ page, portal }) => {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :not(script)')].slice(0, 300).map((element) => {
        const { color, font, display, padding, background } = getComputedStyle(element);
        // The declared values: the computed pixels of `auto` depend on the font that loaded first.
        const margins = ['top', 'right', 'bottom', 'left'].map((side) =>
          String(element.computedStyleMap().get(`margin-${side}`)),
        );
        return [element.tagName, color, font, display, padding, ...margins, background].join(' | ');
      }),
    );
  const arrived = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
  };
  await page.goto(`${portal.url}cursos`);
  await arrived();
  const direct = await look();
  await visit(page, portal.url);
  await go(page, '/cursos');
  await arrived();
  await expect.poll(look).toEqual(direct);
});
