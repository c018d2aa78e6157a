import { banners, expectAt, expectToCount, isStarted } from '../support/carousel.ts';
import { expect, test } from '../support/portal.ts';

// The other moments and inputs: exhaustive/carousel.test.ts.
for (const [input, moment] of [
  ['a press', 'before the page is alive'],
  ['a swipe', 'while Swiper is on its way'],
] as const)
  test(`what a visitor does with the banners counts once: ${input} ${moment}`, async ({ page, portal }) => {
    await expectToCount(page, portal.url, input, moment);
  });

test('the keyboard reaches what is seen of the banners, and nothing else', async ({ page, portal }) => {
  await page.goto(portal.url);
  await isStarted(page);
  const { carousel, next } = banners(page);
  const link = (slide: number) =>
    carousel.getByRole('group', { name: new RegExp(`^${slide} de `) }).getByRole('link');
  await carousel.getByRole('button', { name: /^Pausar/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectAt(carousel, 2);
  await expect(link(2)).toBeFocused();
  await expect(link(1)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
});
