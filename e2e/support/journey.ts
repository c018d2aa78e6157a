import { expect, hydrated, type Locator, type Page, visit } from './portal.ts';

/** Opens a URL, the only one of a journey. */
export async function enterAt(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.evaluate(() => {
    window.firstDocument = true;
  });
}

/** Pages that a failed release has made load a document. */
const fellBack = new WeakSet<Page>();

/**
 * Expects that a click or another action led to a page with this heading, focused, and without a new document. One is
 * loaded, once, if the page's release fails in the browser.
 */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  // Retried as a whole: the new document arrives some time after the click.
  await expect(async () => {
    await expect(title).toHaveText(heading);
    if (!(await loadedByFallback(page))) await expect(title).toBeFocused({ timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => window.firstDocument), 'no new document').toBe(true);
}

/** Returns whether the document is the one that a failed release has loaded; true once for each page. */
async function loadedByFallback(page: Page): Promise<boolean> {
  const cookies = await page.context().cookies();
  if (fellBack.has(page) || !cookies.some(({ name }) => name === 'anterior')) return false;
  const isNew = await page.evaluate(() => {
    const isFirst = window.firstDocument;
    window.firstDocument = true;
    return !isFirst;
  });
  if (isNew) {
    fellBack.add(page);
    // A link that is clicked earlier loads another document.
    await hydrated(page);
  }
  return isNew;
}

/** Opens an entry of the main menu, and follows one of its links. */
export async function useMenu(page: Page, entry: string, link: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByText(entry, { exact: true }).click();
  await menu.getByRole('link', { name: link, exact: true }).click();
}

const logo = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /página inicial$/ });

/** Returns to the complete home page by the logo. */
export async function goHome(page: Page): Promise<void> {
  await logo(page).click();
  await expectHome(page);
}

export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/senac-portal\/$/);
  await expect(page).toHaveTitle(/^Cursos em Macapá/);
  await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Inscrições abertas' }).first()).toBeVisible();
}

/** Returns the control of a schedule filter, or of its order. */
export const facet = (page: Page, name: string) =>
  page.getByRole('main').locator('summary', { hasText: name });

/** Selects a value of a filter, and waits until its list has closed. */
export async function chooseInFacet(page: Page, name: string, value: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: value });
  await facet(page, name).click();
  await link.click();
  await expect(link).toBeHidden();
}
