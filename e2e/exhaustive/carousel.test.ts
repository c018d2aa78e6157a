import {
  expect,
  holdResponse,
  hydrated,
  type Locator,
  type Page,
  shellHydrated,
  test,
  visit,
} from '../support/portal.ts';

const banners = (page: Page) => {
  const carousel = page
    .getByRole('region', { name: 'Destaques', exact: true })
    .and(page.locator('[aria-roledescription]'));
  return { carousel, next: carousel.getByRole('button', { name: /^Próximo/ }) };
};

/** Expects a slide (counted from 1) to be visible; on a phone the lower part of a card is below the window. */
const expectSeen = (carousel: Locator, slide: number): Promise<void> =>
  expect(carousel.getByRole('group', { name: new RegExp(`^${slide} de `) })).toBeInViewport({ ratio: 0.5 });

/** Expects a carousel to stop at a slide (counted from 1), in its label and visibly. */
async function expectAt(carousel: Locator, slide: number): Promise<void> {
  await expect(carousel.locator('p[aria-live]')).toContainText(`${slide} de `);
  await expectSeen(carousel, slide);
}

/** All scripts except the early one, which must run before the first paint. */
const laterScripts = /\/(?!early\.)[^/]+\.js$/;

test('a click before the page has hydrated counts once', async ({ page, portal }) => {
  const { carousel, next } = banners(page);
  const release = await holdResponse(page, laterScripts);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(portal.url, { waitUntil: 'commit' });
  await next.click();
  release();
  await hydrated(page);
  await expectAt(carousel, 2);
  await next.click();
  await expectAt(carousel, 3);
});

test('a swipe while the code of the page is loading stays', async ({ page, portal }) => {
  const { carousel } = banners(page);
  const release = await holdResponse(page, /\/home\.[^/]+\.js$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(portal.url, { waitUntil: 'commit' });
  await shellHydrated(page);
  const slide = carousel.getByRole('group').first();
  await slide.hover();
  await page.mouse.wheel(await slide.evaluate(({ clientWidth }) => clientWidth * 0.8), 0);
  await expectSeen(carousel, 2);
  release();
  await hydrated(page);
  await expectAt(carousel, 2);
});

/** The first carousel without autoplay. */
const firstCards = (page: Page) =>
  page.locator('section[aria-roledescription]:not([data-per-page="1"])').first();

/** Counts the visible slides of the first carousel of cards. */
const countVisibleCards = (page: Page) =>
  firstCards(page).evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll('li')].filter((slide) => {
      const box = slide.getBoundingClientRect();
      const centre = (box.left + box.right) / 2;
      return centre > left && centre < right && slide.checkVisibility({ visibilityProperty: true });
    }).length;
  });

for (const [path, counts] of [
  ['', { 541: 1, 542: 2, 768: 2, 769: 3, 1280: 3, 1281: 4 }],
  ['cursos', { 640: 1, 641: 2, 768: 2, 769: 3, 1280: 3, 1281: 4 }],
] as const)
  test(`the number of cards side by side matches the width: /${path}`, async ({ page, portal }) => {
    await visit(page, `${portal.url}${path}`);
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(() => countVisibleCards(page), `${width} px`).toBe(count);
    }
  });
