import {
  banners,
  expectAt,
  expectToCount,
  type Input,
  isStarted,
  type MomentName,
} from '../support/carousel.ts';
import { expect, type Locator, type Page, test, visit } from '../support/portal.ts';

/** Without those of journeys/carousel.test.ts. */
const others: Record<MomentName, Input[]> = {
  'before the page is alive': ['a key', 'a swipe'],
  'while the code of the page is on its way': ['a press', 'a key', 'a swipe'],
  'while Swiper is on its way': ['a press', 'a key'],
  'after Swiper has come': ['a press', 'a key', 'a swipe'],
};

for (const [moment, inputs] of Object.entries(others) as [MomentName, Input[]][])
  for (const input of inputs)
    test(`what a visitor does with the banners counts once: ${input} ${moment}`, async ({ page, portal }) => {
      await expectToCount(page, portal.url, input, moment);
    });

test('every press counts, however fast they follow each other', async ({ page, portal }) => {
  await page.goto(portal.url);
  await isStarted(page);
  const { carousel, next } = banners(page);
  await next.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 7; press += 1) button.click();
  });
  await expectAt(carousel, (7 % (await carousel.getByRole('listitem', { includeHidden: true }).count())) + 1);
});

for (const path of ['cursos', 'cursos-livres'])
  test(`the first press on /${path} counts on a phone`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, `${portal.url}${path}`);
    const next = page.getByRole('button', { name: /^Próximo: (?!Destaques)/, disabled: false });
    const carousel = page.locator('section[aria-roledescription]').filter({ has: next }).first();
    await carousel.getByRole('button', { name: /^Próximo/ }).click();
    await expectAt(carousel, 2);
  });

/** The first carousel that does not go on by itself. */
const firstCards = (page: Page) =>
  page.locator('section[aria-roledescription]:not([data-per-page="1"])').first();

/** Points at a carousel of cards, which Swiper then takes over. */
async function turnTo(cards: Locator): Promise<void> {
  await cards.hover();
  await expect(cards.locator('.swiper-initialized')).toBeAttached();
}

for (const rate of [1, 8])
  test(`no card is hidden while it is seen, on a processor ${rate}× slower`, async ({ page, portal }) => {
    await page.goto(`${portal.url}cursos`);
    await turnTo(firstCards(page));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const hidden = await firstCards(page)
      .getByRole('button', { name: /^Próximo/, disabled: false })
      .first()
      .evaluate(async (button: HTMLButtonElement) => {
        const carousel = button.closest('section') as HTMLElement;
        const found: string[] = [];
        for (let frame = 0; frame < 90; frame += 1) {
          if (frame % 20 === 0) button.click();
          await new Promise(requestAnimationFrame);
          const { left, right } = carousel.getBoundingClientRect();
          for (const slide of carousel.querySelectorAll('li')) {
            const box = slide.getBoundingClientRect();
            const isSeen = Math.min(box.right, right) - Math.max(box.left, left) > box.width / 4;
            if (isSeen && getComputedStyle(slide).visibility === 'hidden')
              found.push(`frame ${frame}: ${slide.textContent}`);
          }
        }
        return found;
      });
    expect(hidden).toEqual([]);
  });

/** How many slides of the first carousel of cards stand in the window. */
const cardsSeen = (page: Page) =>
  firstCards(page).evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll('li')].filter((slide) => {
      const box = slide.getBoundingClientRect();
      const centre = (box.left + box.right) / 2;
      return centre > left && centre < right && slide.checkVisibility({ visibilityProperty: true });
    }).length;
  });

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const [path, counts] of [
      ['', { 541: 1, 542: 2, 768: 2, 769: 3, 1280: 3, 1281: 4 }],
      ['cursos', { 640: 1, 641: 2, 768: 2, 769: 3, 1280: 3, 1281: 4 }],
    ] as const)
      test(`as many cards stand side by side as there is room for: /${path}`, async ({ page, portal }) => {
        await page.goto(`${portal.url}${path}`);
        if (javaScriptEnabled) await turnTo(firstCards(page));
        for (const [width, count] of Object.entries(counts)) {
          await page.setViewportSize({ width: Number(width), height: 800 });
          await expect.poll(() => cardsSeen(page), `${width} px`).toBe(count);
        }
      });
  });
