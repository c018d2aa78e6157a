import { findIssues } from '../support/axe.ts';
import { candidates, getPrintoutUrls, logIn, waitForCandidatePage } from '../support/candidate.ts';
import { findObscuredFocus } from '../support/layout.ts';
import { examplesOf, isOpen, remotesOf } from '../support/pages.ts';
import { expect, type Page, test } from '../support/portal.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

/** Checks each destination once: several URLs may redirect to the log-in. */
async function findIssuesAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await waitForCandidatePage(page);
    const shown = page.url().replace(/\?voltar=.*/, '');
    if (seen.has(shown)) continue;
    seen.add(shown);
    found.push(...(await findIssues(page)));
  }
  return found;
}

const promises = 'fit a small screen with any text size, and satisfy axe';

/** Query variants with additional content, beyond an example of each page. */
const furtherStates = [
  '/searchResult?search=cozinha',
  '/cursos?title=cozinhero&unit=Macap%C3%A1',
  '/comparar-cursos?ids=1,2,99999',
  '/interesse?name=Cozinheiro',
];

const BATCHES = 4;

for (let batch = 0; batch < BATCHES; batch++) {
  test(`public pages, batch ${batch + 1}, ${promises}`, async ({ page, portal, consoleErrors }) => {
    // One of them is a 404 page.
    consoleErrors.expected = /404/;
    const paths = [...(await examplesOf(page, portal)).values(), ...furtherStates];
    const own = paths.filter((_path, index) => index % BATCHES === batch);
    const addresses = own.map((path) => portal.url + path.slice(1));
    expect(await findIssuesAt(page, addresses)).toEqual([]);
  });
}

test('public pages print all slides of their carousels and all folded texts', async ({
  page,
  portal,
  consoleErrors,
}) => {
  // One of them is a 404 page.
  consoleErrors.expected = /404/;
  const printed = { slides: 0, folded: 0 };
  for (const path of (await examplesOf(page, portal)).values()) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(portal.url + path.slice(1));
    await waitForCandidatePage(page);
    // A step scrolls the row.
    const carousel = page.getByRole('main').locator('[aria-roledescription="carrossel"]').first();
    const next = carousel.getByRole('button', { name: /^Próximo/ });
    if (await next.isVisible()) {
      await next.click();
      await expect(carousel.locator('p[aria-live]')).toContainText(/ 2 de /);
    }
    // The width of an A4 page.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const { slides, folded, missing } = await page.evaluate(() => {
      const slides = [...document.querySelectorAll('main [aria-roledescription="slide"]')];
      const folded = [...document.querySelectorAll('main details:not([name], :has(input)) > summary + *')];
      const isPrinted = (element: Element) => {
        const { left, right, height } = element.getBoundingClientRect();
        const isOnPage = left > -1 && right < document.documentElement.clientWidth + 1 && height > 1;
        return isOnPage && element.checkVisibility({ visibilityProperty: true });
      };
      const missing = [...slides, ...folded].filter((element) => !isPrinted(element));
      const texts = missing.map(({ textContent }) => textContent.slice(0, 40));
      return { slides: slides.length, folded: folded.length, missing: texts };
    });
    expect(missing, path).toEqual([]);
    printed.slides += slides;
    printed.folded += folded;
  }
  expect(printed.slides).toBeGreaterThan(50);
  expect(printed.folded).toBeGreaterThan(8);
});

test(`the pages of a candidate ${promises}`, async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const printouts = await getPrintoutUrls(page);
  const own = (await remotesOf(page, portal)).find(({ name }) => name === 'mf-candidate')?.paths ?? [];
  const addresses = own.filter((path) => !isOpen(path)).map((path) => portal.url + path.slice(1));
  expect(await findIssuesAt(page, [...addresses, ...printouts])).toEqual([]);
});

test('each printout of a candidate is one printed page with its URL, a sheet with a curriculum two', async ({
  page,
  portal,
}) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const margin = '1cm';
  for (const address of await getPrintoutUrls(page)) {
    await page.goto(address);
    await waitForCandidatePage(page);
    await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Senac Amapá.*Impresso em/)).toContainText(address);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    // Last, because after printing the page redirects to the candidate area.
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, address).toBeGreaterThan(0);
    expect(pages.length, address).toBeLessThanOrEqual(address.includes('/ficha/') ? 2 : 1);
    await expect(page).toHaveURL(/\/area_do_candidato$/);
  }
});

test.describe('at the first visit', () => {
  test.use({ firstVisit: true });
  test.beforeEach(({ context }) =>
    context.addInitScript(() => localStorage.setItem('exibiu-banner', 'true')),
  );

  test('the cookie question comes first, and covers nothing in focus', async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${portal.url}noticias`);
    await waitForCandidatePage(page);
    const bar = page.getByRole('region', { name: 'Aviso de cookies' });
    await expect(bar).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bar.locator(':focus')).toHaveCount(1);
    expect(await findObscuredFocus(page)).toEqual([]);
  });
});
