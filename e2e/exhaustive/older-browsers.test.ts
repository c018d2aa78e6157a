import { candidates, logIn, settled } from '../support/candidate.ts';
import { examplesOf } from '../support/pages.ts';
import { expect, test } from '../support/portal.ts';

/** What Chrome 106 (Android 6) to 119 (Android 7), Safari 16 and 17 or Firefox 115 lack. */
const younger = {
  Array: ['fromAsync'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  Promise: ['withResolvers', 'try'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'some', 'find'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Intl: ['Segmenter'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  Window: ['requestIdleCallback', 'scheduler', 'navigation'],
};

test('every page comes alive, and courses are found, where a browser lacks what is younger than the oldest phones', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  test.slow();
  // Two of them say that there is no such page, or paper.
  complaints.expected = /404/;
  await context.addInitScript((lists) => {
    for (const [owner, names] of Object.entries(lists)) {
      const path = owner === 'Window' ? [] : owner.split('.');
      const found = path.reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], window);
      for (const name of names) delete (found as Record<string, unknown>)[name];
    }
  }, younger);
  await logIn(page, portal.url, candidates.jaciara.email);
  expect(await page.evaluate(() => 'canParse' in URL || 'groupBy' in Map || 'toSorted' in [])).toBe(false);
  const paths = [...(await examplesOf(page, portal)).values(), '/cursos?title=cozinhero&ordem=preco'];
  for (const path of paths) {
    await page.goto(portal.url + path.slice(1));
    await settled(page);
    // The reader of PDFs needs younger browsers: it says so, and leads to the file.
    await expect(page.getByText(/Não foi possível (?!mostrar o documento)/), path).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
