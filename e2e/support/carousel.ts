import { expect, hydrated, type Locator, type Page, shellHydrated } from './portal.ts';

/** The banners of the home page. */
export const banners = (page: Page) => {
  const carousel = page
    .getByRole('region', { name: 'Destaques', exact: true })
    .and(page.locator('[aria-roledescription]'));
  return { carousel, next: carousel.getByRole('button', { name: /^Próximo/ }) };
};

/** Expects a slide (counted from 1) to be what is seen; on a phone the foot of a card is below the window. */
const expectSeen = (carousel: Locator, slide: number): Promise<void> =>
  expect(carousel.getByRole('group', { name: new RegExp(`^${slide} de `) })).toBeInViewport({ ratio: 0.5 });

/** Expects a carousel to rest at a slide (counted from 1), in what it says and in what is seen. */
export async function expectAt(carousel: Locator, slide: number): Promise<void> {
  await expect(carousel.locator('p[aria-live]')).toContainText(`${slide} de `);
  await expectSeen(carousel, slide);
}

/** All scripts but the one before the first paint, without which nothing is painted. */
const laterScripts = /\/(?!early\.)[^/]+\.js$/;

/** Answers nothing for an address until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
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
    const slide = banners(page).carousel.getByRole('group').first();
    await slide.hover();
    await page.mouse.wheel(await slide.evaluate(({ clientWidth }) => clientWidth * 0.8), 0);
  },
};
export type Input = keyof typeof inputs;

interface Moment {
  /** What does not come before something was done. */
  late?: RegExp;
  /** Waits until something can be done. */
  begins(page: Page): Promise<void>;
  /** Whether what was done is seen at once. */
  isSeen: (input: Input) => boolean;
}
export const isStarted = (page: Page) => expect(page.locator('.swiper-initialized').first()).toBeAttached();
const isSwipe = (input: Input) => input === 'a swipe';
const moments = {
  'before the page is alive': { late: laterScripts, begins: async () => {}, isSeen: isSwipe },
  'while the code of the page is on its way': {
    late: /\/home\.[^/]+\.js$/,
    begins: shellHydrated,
    isSeen: isSwipe,
  },
  'while Swiper is on its way': { late: /\/swiper\.[^/]+\.js$/, begins: hydrated, isSeen: () => true },
  'after Swiper has come': { begins: isStarted, isSeen: () => true },
} satisfies Record<string, Moment>;
export type MomentName = keyof typeof moments;

/** Does something with the banners of the home page at a moment of its start, and expects it to count once. */
export async function expectToCount(
  page: Page,
  home: string,
  input: Input,
  moment: MomentName,
): Promise<void> {
  const { late, begins, isSeen }: Moment = moments[moment];
  const { carousel, next } = banners(page);
  const release = late && (await hold(page, late));
  await page.goto(home, { waitUntil: 'commit' });
  await begins(page);
  await inputs[input](page);
  if (isSeen(input)) await expectSeen(carousel, 2);
  release?.();
  await hydrated(page);
  await isStarted(page);
  await expectAt(carousel, 2);
  await next.click();
  await expectAt(carousel, 3);
}
