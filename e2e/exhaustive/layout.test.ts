import { enlarge, findBrokenTexts, firstScreens, openEnlarged } from '../support/layout.ts';
import { expect, type Locator, type Page, test, visit } from '../support/portal.ts';

test.use({ reducedMotion: 'reduce' });

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await visit(page, address);
}

const countPerRow = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    [...Map.groupBy(all, (element) => Math.round(element.getBoundingClientRect().top)).values()].map(
      (row) => row.length,
    ),
  );

/** Counts the visible notes about missing JavaScript. */
const countScriptNotes = (around: Locator): Promise<number> =>
  around
    .locator('noscript > *')
    .evaluateAll((notes) => notes.filter((note) => note.getBoundingClientRect().height > 24).length);

const shareBar = (page: Page): Locator => page.getByText('Compartilhe', { exact: true }).locator('..');

test('an enlarged picture leaves its caption, credit and download visible', async ({ page, portal }) => {
  await openEnlarged(page, `${portal.url}gallery/1`, { width: 1280, height: 800, text: 100 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /\(ampliar\)$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Baixar imagem' })).toBeInViewport({
    ratio: 1,
  });
});

test('on a phone, the selected one of many tabs is visible', async ({ page, portal }) => {
  await open(page, `${portal.url}cursos?seg=Tecnologia`, 360);
  const tabs = page.getByRole('navigation', { name: 'Áreas' });
  await expect(tabs.getByRole('link', { name: 'Tecnologia' })).toBeInViewport({ ratio: 0.9 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu takes three rows of a phone at most, pictures are links, and a vote shows what it needs', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const entries = page.getByRole('navigation', { name: 'Menu principal' }).locator('> ul > li');
    // The fallback font is wider than the one still loading.
    await expect(async () => {
      await page.goto(`${portal.url}survey`);
      expect((await countPerRow(entries)).length).toBeLessThanOrEqual(3);
    }).toPass();
    const polls = page.getByRole('main').locator('form');
    expect(await countScriptNotes(polls)).toBe(await polls.count());
    await page.goto(`${portal.url}gallery/1`);
    const pictures = page.getByRole('main').getByRole('link', { name: /\(ampliar\)$/ });
    expect(await pictures.count()).toBeGreaterThan(0);
    const file = await page.request.get(
      new URL((await pictures.first().getAttribute('href')) ?? '', portal.url).href,
    );
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await page.goto(`${portal.url}biblioteca`);
    expect(await countScriptNotes(page.getByRole('main'))).toBe(1);
    await expect(shareBar(page)).toBeHidden();
  });
});

test('on a phone, courses keep their position during hydration', async ({ page, portal, consoleErrors }) => {
  consoleErrors.expected = /ERR_FAILED/;
  await page.setViewportSize({ width: 360, height: 740 });
  // From the form on: the text above may wrap differently in the fallback font.
  const distance = () =>
    page.evaluate(() => {
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return Math.round(topOf('#lista') - topOf('main form'));
    });
  const scripts = '**/assets/main.*.js';
  await page.route(scripts, (route) => route.abort());
  // On a slow machine the list may be late, and a browser without scripts cannot load it.
  await expect(async () => {
    await page.goto(`${portal.url}cursos`);
    expect(await page.locator('main summary').count()).toBeGreaterThan(0);
  }).toPass();
  const before = await distance();
  await page.unroute(scripts);
  await open(page, `${portal.url}cursos`, 360);
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeVisible();
  expect(await distance()).toBe(before);
});

/** Returns whether an element is within the window and covered only by the link of its own card. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => {
    const card = found.closest('article') ?? found;
    const { left, right, top, bottom, width } = found.getBoundingClientRect();
    const inWindow = width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
    return inWindow && hits.every((hit) => hit !== null && (card.contains(hit) || hit.contains(found)));
  });

test.describe('on the first visit', () => {
  test.use({ firstVisit: true });

  for (const size of firstScreens) {
    test(`the first screen of ${size.width} px with text of ${size.text} % shows the page’s main content`, async ({
      page,
      portal,
    }) => {
      await openEnlarged(page, portal.url, size);
      const question = page.getByRole('region', { name: 'Aviso de cookies' });
      await expect(question).toBeVisible();
      const search = page.getByRole('main').getByRole('search').first();
      for (const part of [
        search.getByRole('searchbox'),
        search.getByRole('combobox'),
        search.getByRole('button'),
      ])
        await expect.poll(() => isUncovered(part)).toBe(true);
      const { height } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(120);
      await openEnlarged(page, `${portal.url}cursos`, size);
      await expect(question).toBeVisible();
      const title = page.locator('#lista').getByRole('heading', { level: 3 }).first();
      await expect.poll(() => isUncovered(title)).toBe(true);
      await expect(page.getByRole('navigation', { name: 'Acesso rápido' })).toBeHidden();
    });
  }
});

test('with picked courses, a phone has one bar at the bottom, and print has none', async ({
  page,
  portal,
}) => {
  await open(page, `${portal.url}cursos`, 360);
  await page
    .getByRole('button', { name: /^Comparar/ })
    .first()
    .click();
  const comparison = page.getByRole('region', { name: 'Comparação de cursos' });
  await expect(comparison).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Acesso rápido' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(comparison).toBeHidden();
});

test('no name of an area is broken in the menu, whatever the size of the text', async ({ page, portal }) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const width of [360, 768, 1280]) {
    await open(page, `${portal.url}politicas`, width);
    const unfold = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await unfold.isVisible()) await unfold.click();
    await menu.getByText('Cursos', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Gastronomia' })).toBeVisible();
    for (const text of [100, 125, 150]) {
      await enlarge(page, { width, height: 740, text });
      expect(await findBrokenTexts(page), `${width} px and ${text} %`).toEqual([]);
    }
  }
});
