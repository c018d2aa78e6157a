import { wholeBrowser } from '../support/browser.ts';
import { waitForCandidatePage } from '../support/candidate.ts';
import { examplesOf, remotesOf } from '../support/pages.ts';
import { expect, test } from '../support/portal.ts';

declare global {
  interface Window {
    /** Whether the browser restored this page from the back-forward cache. */
    broughtBack?: boolean;
  }
}

test('back navigation restores pages of each remote as they were left', async ({
  page,
  playwright,
  portal,
}, testInfo) => {
  const examples = await examplesOf(page, portal);
  const patterns = (await remotesOf(page, portal)).flatMap(({ paths }) => [paths.at(0), paths.at(-1)]);
  // Other browsers have no back-forward cache, and Playwright disables it by default.
  const browser = await playwright.chromium.launch({
    ...testInfo.project.use.launchOptions,
    executablePath: wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const visitor = await browser.newPage();
    let seen = 0;
    for (const pattern of patterns) {
      const path = examples.get(pattern ?? '') ?? '';
      const answer = await visitor.goto(portal.url + path.slice(1));
      // Missing pages and redirects are not restored.
      if (answer?.status() !== 200 || answer.request().redirectedFrom()) continue;
      // A page that redirects to the log-in must have arrived before it is left.
      await waitForCandidatePage(visitor);
      await visitor.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          window.broughtBack = persisted;
        }),
      );
      // Playwright's own methods wait for a new document.
      await visitor.evaluate(() => void setTimeout(() => location.assign('/healthz')));
      await visitor.waitForURL('**/healthz');
      await visitor.evaluate(() => void setTimeout(() => history.back()));
      await expect
        .poll(() => visitor.evaluate(() => window.broughtBack).catch(() => null), { message: path })
        .toBe(true);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(4);
  } finally {
    await browser.close();
  }
});
