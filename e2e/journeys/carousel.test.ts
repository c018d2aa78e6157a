import { expectToCount } from '../support/carousel.ts';
import { test } from '../support/portal.ts';

// The other moments and inputs: exhaustive/carousel.test.ts.
for (const [input, moment] of [
  ['a press', 'before the page is alive'],
  ['a swipe', 'while the engine is on its way'],
] as const)
  test(`what a visitor does with the banners counts once: ${input} ${moment}`, async ({ page, portal }) => {
    await expectToCount(page, portal.url, input, moment);
  });
