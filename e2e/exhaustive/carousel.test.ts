import {
  banners,
  expectAt,
  expectToCount,
  hold,
  type Input,
  laterScripts,
  type MomentName,
} from '../support/carousel.ts';
import { hydrated, test } from '../support/portal.ts';

/** Without those of journeys/carousel.test.ts. */
const others: Record<MomentName, Input[]> = {
  'before the page is alive': ['a key', 'a swipe'],
  'while the code of the page is on its way': ['a press', 'a key', 'a swipe'],
  'long before the engine arrives': ['a press', 'a key', 'a swipe'],
  'while the engine is on its way': ['a press', 'a key'],
  'after the engine has arrived': ['a press', 'a key', 'a swipe'],
};

for (const [moment, inputs] of Object.entries(others) as [MomentName, Input[]][])
  for (const input of inputs)
    test(`what a visitor does with the banners counts once: ${input} ${moment}`, async ({ page, portal }) => {
      await expectToCount(page, portal.url, input, moment);
    });

test('every press while the page comes to life counts once', async ({ page, portal }) => {
  const release = await hold(page, laterScripts);
  await page.goto(portal.url, { waitUntil: 'commit' });
  const { carousel, list, next } = banners(page);
  await next.click();
  release();
  // One press after the other, until the last is one that the living page has answered.
  const presses = await next.evaluate(async (button: HTMLButtonElement) => {
    let count = 1;
    for (let alive = false; !alive; count += 1) {
      await new Promise(requestAnimationFrame);
      alive = 'hydrated' in document.documentElement.dataset;
      button.click();
    }
    return count;
  });
  const total = await list.evaluate((track) => track.childElementCount);
  await expectAt(carousel, list, (presses % total) + 1);
});

for (const path of ['cursos', 'cursos-livres'])
  test(`the first press on /${path} counts on a phone`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${portal.url}${path}`);
    await hydrated(page);
    const next = page.getByRole('button', { name: /^Próximo: (?!Destaques)/, disabled: false });
    const carousel = page.locator('section[aria-roledescription]').filter({ has: next }).first();
    await carousel.getByRole('button', { name: /^Próximo/ }).click();
    await expectAt(carousel, carousel.getByRole('list').first(), 2);
  });
