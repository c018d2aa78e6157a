import { expect, hydrated, type Locator, type Page, shellHydrated, test } from '../support/portal.ts';

const engine = '**/carousel-engine.*.js';
/** Whether the banners have their engine. */
const started = (page: Page) => page.locator('.swiper-initialized').first();

const parts = (page: Page, name: string) => {
  const carousel = page
    .getByRole('region', { name, exact: true })
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
async function expectAt(carousel: Locator, list: Locator, slide: number): Promise<void> {
  await expect(carousel.locator('[aria-live]')).toContainText(`${slide} de `);
  await expectSeen(list, slide);
}

/** Answers nothing for an address until it is let go. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds all scripts but the one before the first paint, without which nothing is painted. */
const holdScripts = (page: Page) => hold(page, /\/(?!early\.)[^/]+\.js$/);

type Parts = ReturnType<typeof parts>;
const inputs: Record<string, (page: Page, parts: Parts) => Promise<void>> = {
  'a press': (_, { next }) => next.click(),
  'a key': async (page, { next }) => {
    await next.focus();
    await page.keyboard.press('Enter');
  },
  'a swipe': async (page, { list }) => {
    await list.hover();
    await page.mouse.wheel(await list.evaluate((track) => track.clientWidth * 0.8), 0);
  },
};

/** When it is done, from the opening of the home page on. */
const moments: Record<string, (page: Page, home: string, act: () => Promise<void>) => Promise<void>> = {
  'before the page is alive': async (page, home, act) => {
    const release = await holdScripts(page);
    await page.goto(home, { waitUntil: 'commit' });
    await act();
    await expectSeen(parts(page, 'Destaques').list, 2);
    release();
    await hydrated(page);
    await expectAt(...destaques(page), 2);
  },
  'while the code of the page is on its way': async (page, home, act) => {
    const release = await hold(page, /\/home\.[^/]+\.js$/);
    await page.goto(home, { waitUntil: 'commit' });
    await shellHydrated(page);
    await act();
    await expectSeen(parts(page, 'Destaques').list, 2);
    release();
    await hydrated(page);
    await expectAt(...destaques(page), 2);
  },
  'long before the engine arrives': async (page, home, act) => {
    const release = await hold(page, engine);
    await page.goto(home);
    await hydrated(page);
    await act();
    await expectAt(...destaques(page), 2);
    release();
  },
  'while the engine is on its way': async (page, home, act) => {
    const release = await hold(page, engine);
    await page.goto(home);
    await hydrated(page);
    await act();
    release();
  },
  'after the engine has arrived': async (page, home, act) => {
    await page.goto(home);
    await hydrated(page);
    await page.getByRole('region', { name: 'Destaques' }).hover();
    await expect(started(page)).toBeAttached();
    await act();
  },
};
const destaques = (page: Page): [Locator, Locator] => {
  const { carousel, list } = parts(page, 'Destaques');
  return [carousel, list];
};

test.describe('nothing that a visitor does with the banners is lost or undone', () => {
  for (const [moment, at] of Object.entries(moments)) {
    for (const [input, act] of Object.entries(inputs)) {
      test(`${input} ${moment}`, async ({ page, portal }) => {
        const banners = parts(page, 'Destaques');
        await at(page, portal.url, () => act(page, banners));
        await expect(started(page)).toBeAttached();
        await expectAt(banners.carousel, banners.list, 2);
        await banners.next.click();
        await expectAt(banners.carousel, banners.list, 3);
      });
    }
  }

  test('every press while the page comes to life counts once', async ({ page, portal }) => {
    const release = await holdScripts(page);
    await page.goto(portal.url, { waitUntil: 'commit' });
    const { carousel, list, next } = parts(page, 'Destaques');
    await next.click();
    release();
    // One press after the other, until the last is one that the living page has answered.
    const presses = await next.evaluate(async (button: HTMLButtonElement) => {
      let count = 1;
      for (let alive = false; !alive; count += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        alive = 'hydrated' in document.documentElement.dataset;
        button.click();
      }
      return count;
    });
    const total = await list.evaluate((track) => track.childElementCount);
    await expectAt(carousel, list, (presses % total) + 1);
  });

  test('ten presses as fast as they come', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    const { carousel, list, next } = parts(page, 'Destaques');
    const total = await list.evaluate((track) => track.childElementCount);
    await next.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) setTimeout(() => button.click(), press * 30);
    });
    await expectAt(carousel, list, (10 % total) + 1);
    await carousel.hover();
    await expect(started(page)).toBeAttached();
    await expectAt(carousel, list, (10 % total) + 1);
  });
});

for (const width of [360, 1280]) {
  for (const path of ['', 'cursos', 'cursos-livres']) {
    test(`the first press on /${path} counts at ${width} px`, async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${portal.url}${path}`);
      await hydrated(page);
      const next = page.getByRole('button', { name: /^Próximo: (?!Destaques)/, disabled: false });
      const carousel = page.locator('section[aria-roledescription]').filter({ has: next }).first();
      await carousel.getByRole('button', { name: /^Próximo/ }).click();
      await expectAt(carousel, carousel.getByRole('list').first(), 2);
    });
  }
}

test('the home page shows two open courses side by side from 542 px', async ({ page, portal }) => {
  await page.goto(portal.url);
  const { list } = parts(page, 'Inscrições abertas');
  for (const [width, cards] of [
    [541, 1],
    [542, 2],
    [600, 2],
    [768, 2],
    [769, 3],
    [1281, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        list.evaluate((track) => Math.round(track.clientWidth / (track.firstElementChild?.clientWidth ?? 1))),
      )
      .toBe(cards);
  }
});
