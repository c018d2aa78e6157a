import { expect, hydrated, type Locator, type Page, shellHydrated } from './portal.ts';

/** The banners of the home page. */
export const banners = (page: Page) => {
  const carousel = page
    .getByRole('region', { name: 'Destaques', exact: true })
    .and(page.locator('[aria-roledescription]'));
  return {
    carousel,
    list: carousel.getByRole('list').first(),
    next: carousel.getByRole('button', { name: /^Próximo/ }),
  };
};

/** Expects a list to rest at a slide (counted from 1). */
const expectSeen = (list: Locator, slide: number): Promise<void> =>
  expect
    .poll(() => list.evaluate((track) => track.scrollLeft / (track.firstElementChild?.clientWidth ?? 1)))
    .toBeCloseTo(slide - 1, 1);

/** Expects a carousel to rest at a slide (counted from 1), in what it says and in what is seen. */
export async function expectAt(carousel: Locator, list: Locator, slide: number): Promise<void> {
  await expect(carousel.locator('[aria-live]')).toContainText(`${slide} de `);
  await expectSeen(list, slide);
}

/** All scripts but the one before the first paint, without which nothing is painted. */
export const laterScripts = /\/(?!early\.)[^/]+\.js$/;

/** Answers nothing for an address until it is let go. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

const inputs = {
  'a press': (page: Page) => banners(page).next.click(),
  'a key': async (page: Page) => {
    await banners(page).next.focus();
    await page.keyboard.press('Enter');
  },
  'a swipe': async (page: Page) => {
    const { list } = banners(page);
    await list.hover();
    await page.mouse.wheel(await list.evaluate((track) => track.clientWidth * 0.8), 0);
  },
};
export type Input = keyof typeof inputs;

interface Moment {
  /** What does not come before something was done. */
  late?: RegExp;
  /** Waits until something can be done. */
  begins(page: Page): Promise<void>;
  /** Whether the late files come as soon as something was done, not when it is seen. */
  isShort?: boolean;
}
const engine = /\/carousel-engine\.[^/]*\.js$/;
const isStarted = (page: Page) => expect(page.locator('.swiper-initialized').first()).toBeAttached();
const moments = {
  'before the page is alive': { late: laterScripts, begins: async () => {} },
  'while the code of the page is on its way': { late: /\/home\.[^/]+\.js$/, begins: shellHydrated },
  'long before the engine arrives': { late: engine, begins: hydrated },
  'while the engine is on its way': { late: engine, begins: hydrated, isShort: true },
  'after the engine has arrived': {
    async begins(page) {
      await hydrated(page);
      await banners(page).carousel.hover();
      await isStarted(page);
    },
  },
} satisfies Record<string, Moment>;
export type MomentName = keyof typeof moments;

/** Does something with the banners of the home page at a moment of its start, and expects it to count once. */
export async function expectToCount(
  page: Page,
  home: string,
  input: Input,
  moment: MomentName,
): Promise<void> {
  const { late, begins, isShort }: Moment = moments[moment];
  const { carousel, list, next } = banners(page);
  const release = late && (await hold(page, late));
  await page.goto(home, { waitUntil: 'commit' });
  await begins(page);
  await inputs[input](page);
  if (!isShort) await expectSeen(list, 2);
  release?.();
  await hydrated(page);
  await expectAt(carousel, list, 2);
  await isStarted(page);
  await expectAt(carousel, list, 2);
  await next.click();
  await expectAt(carousel, list, 3);
}
