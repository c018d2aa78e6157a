import { expect, hydrated, type Locator, type Page, test } from '../support/portal.ts';

/** What was once wrong at one width: measured, one page for each width. */
test.use({ reducedMotion: 'reduce' });

async function open(page: Page, address: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await hydrated(page);
}

/** How many of the elements stand in each row, from the top. */
const rowsOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    [...Map.groupBy(all, (element) => Math.round(element.getBoundingClientRect().top)).values()].map(
      (row) => row.length,
    ),
  );

/** Rows without one that holds a single element below fuller ones. */
async function expectNoOrphan(elements: Locator): Promise<void> {
  await expect(elements.first()).toBeVisible();
  const rows = await rowsOf(elements);
  expect(Math.max(...rows) === 1 || rows.at(-1) !== 1, `rows of ${rows.join(', ')}`).toBe(true);
}

/** Labels of fields whose chosen words are wider than the field. */
const clippedFields = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...main.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const words = select.selectedOptions[0]?.text ?? '';
      if (!pen || !select.checkVisibility()) return [];
      pen.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(words).width > room ? [`${select.name}: ${words}`] : [];
    });
  });

/** Words of the hero that one of its drawings runs through. */
const drawnOver = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Aprenda uma profissão' }).evaluate((hero) => {
    const shapes = [...hero.querySelectorAll<SVGGeometryElement>('svg path')].filter(
      (shape) => !shape.closest('a, button, [role=group]') && shape.checkVisibility(),
    );
    return [...hero.querySelectorAll<HTMLElement>('#promessa, #promessa + p')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const points = [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        Array.from(
          { length: 41 },
          (_, step) => new DOMPoint(left + ((right - left) * step) / 40, bottom - (bottom - top) / 4),
        ),
      );
      const isHit = (shape: SVGGeometryElement) => {
        const toShape = shape.getScreenCTM()?.inverse();
        return toShape && points.some((point) => shape.isPointInFill(point.matrixTransform(toShape)));
      };
      return shapes.filter(isHit).map((shape) => `"${text.textContent}" by ${shape.getAttribute('class')}`);
    });
  });

/** How many notes for those without JavaScript can be seen. */
const saidWithoutScripts = (around: Locator): Promise<number> =>
  around
    .locator('noscript > *')
    .evaluateAll((notes) => notes.filter((note) => note.getBoundingClientRect().height > 24).length);

const shareBar = (page: Page): Locator => page.getByText('Compartilhe', { exact: true }).locator('..');

test('1920 px: no drawing runs through the promise of the home page', async ({ page, portal }) => {
  await open(page, portal.url, 1920, 1000);
  expect(await drawnOver(page)).toEqual([]);
});

test('1280 px: buttons of a notice stand in one column, and a menu closes behind the focus', async ({
  page,
  portal,
}) => {
  await open(page, `${portal.url}psg/edital/50`, 1280);
  const offers = page.getByRole('article');
  const lefts = await offers
    .getByRole('button', { name: /^Inscrições/ })
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(2);
  expect(new Set(lefts).size).toBe(1);
  // Beside the facts, not in a row below them.
  const besides = await offers.evaluateAll((all) =>
    all.map((offer) => {
      const facts = offer.querySelector('dl')?.getBoundingClientRect();
      const button = offer.querySelector('button')?.getBoundingClientRect();
      return facts && button && button.left >= facts.right && button.top < facts.bottom + 24;
    }),
  );
  expect(besides.every(Boolean)).toBe(true);

  const entries = page.getByRole('navigation', { name: 'Menu principal' }).locator('details');
  await entries.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toHaveAttribute('open');
  const links = await entries.first().getByRole('link').count();
  for (let step = 0; step <= links; step += 1) await page.keyboard.press('Tab');
  await expect(entries.nth(1).locator('summary')).toBeFocused();
  await expect(entries.first()).not.toHaveAttribute('open');
});

test('1024 px: no discount stands alone in its row', async ({ page, portal }) => {
  await open(page, `${portal.url}detalhes/1`, 1024);
  const discounts = page.getByRole('region', { name: 'Políticas de desconto' }).locator('ul').first();
  await expectNoOrphan(discounts.getByRole('listitem'));
});

test('768 px: fields show what is chosen, and no third card stands alone', async ({ page, portal }) => {
  await open(page, portal.url, 768, 1024);
  expect(await clippedFields(page)).toEqual([]);
  await expectNoOrphan(page.getByRole('region', { name: 'Perto de você' }).getByRole('listitem'));
  await open(page, `${portal.url}psg`, 768, 1024);
  await expectNoOrphan(page.getByRole('region', { name: 'Saiba mais' }).getByRole('listitem'));
  await open(page, `${portal.url}cursos`, 768, 1024);
  expect(await clippedFields(page)).toEqual([]);
});

test('360 px: the share chips of the library keep apart, in as many rows as they need', async ({
  page,
  portal,
}) => {
  await open(page, `${portal.url}biblioteca`, 360, 740);
  const chips = shareBar(page).getByRole('listitem').locator('a, button');
  await expect(chips).toHaveCount(4);
  const boxes = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().toJSON()));
  for (const [place, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    const before = boxes[place - 1];
    if (before) expect(box.left >= before.right + 4 || box.top >= before.bottom + 4).toBe(true);
  }
});

test('the arrow keys lead through enlarged pictures, and back to the first', async ({ page, portal }) => {
  await open(page, `${portal.url}gallery/1`, 1280);
  const pictures = page.getByRole('main').getByRole('link', { name: /\(ampliar\)$/ });
  const count = await pictures.count();
  await pictures.first().click();
  const caption = page.getByRole('dialog').locator('figcaption');
  await expect(caption).toHaveText(new RegExp(`imagem 1 de ${count}$`));
  await page.keyboard.press('ArrowRight');
  await expect(caption).toHaveText(new RegExp(`imagem 2 de ${count}$`));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(caption).toHaveText(new RegExp(`imagem ${count} de ${count}$`));
  await page.keyboard.press('Escape');
  await expect(pictures.first()).toBeFocused();
});

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('underline the chosen tab alone', async ({ page, portal }) => {
    await open(page, `${portal.url}faq`, 1280);
    const tabs = page.getByRole('main').locator('ul:has(> li > a[aria-current])');
    const lines = await tabs.locator('> li > a').evaluateAll((all) =>
      all.map((tab) => {
        const visible = (style: CSSStyleDeclaration) =>
          Number.parseFloat(style.borderBottomWidth) > 0 &&
          style.borderBottomStyle !== 'none' &&
          style.borderBottomColor !== getComputedStyle(document.body).backgroundColor;
        return [getComputedStyle(tab), getComputedStyle(tab, '::after')].some(visible);
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter(Boolean)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu takes three rows of a phone at the most, pictures are links, and a vote says what it needs', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${portal.url}survey`);
    const entries = page.getByRole('navigation', { name: 'Menu principal' }).locator('> ul > li');
    expect((await rowsOf(entries)).length).toBeLessThanOrEqual(3);
    const polls = page.getByRole('main').locator('form');
    expect(await saidWithoutScripts(polls)).toBe(await polls.count());
    await page.goto(`${portal.url}gallery/1`);
    const pictures = page.getByRole('main').getByRole('link', { name: /\(ampliar\)$/ });
    expect(await pictures.count()).toBeGreaterThan(0);
    const file = await page.request.get(
      new URL((await pictures.first().getAttribute('href')) ?? '', portal.url).href,
    );
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await page.goto(`${portal.url}biblioteca`);
    expect(await saidWithoutScripts(page.getByRole('main'))).toBe(1);
    await expect(shareBar(page)).toBeHidden();
  });
});

test('the sign of an alert is printed in its own colour', async ({ page, portal }) => {
  await open(page, `${portal.url}survey`, 1280);
  const poll = page.getByRole('main').locator('form').first();
  await poll.getByRole('button', { name: 'Votar' }).click();
  const alert = poll.getByRole('alert');
  await expect(alert).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const [sign, line] = await alert.evaluate((element) => [
    getComputedStyle(element.querySelector('svg') as SVGElement).color,
    getComputedStyle(element).borderTopColor,
  ]);
  expect(sign).toBe(line);
});

test('on a phone, courses stand where they stood before their page came to life', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // From the form on: the words above it may end elsewhere in the typeface at hand.
  const distance = () =>
    page.evaluate(() => {
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return Math.round(topOf('#lista') - topOf('main form'));
    });
  const scripts = '**/assets/main.*.js';
  await page.route(scripts, (route) => route.abort());
  // On a busy machine the list may be late, which a browser without scripts cannot ask for.
  await expect(async () => {
    await page.goto(`${portal.url}cursos`);
    await expect(page.locator('main summary').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  const before = await distance();
  await page.unroute(scripts);
  await open(page, `${portal.url}cursos`, 360, 740);
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeVisible();
  expect(await distance()).toBe(before);
});
