import { wholeBrowser } from '../support/browser.ts';
import { waitForCandidatePage } from '../support/candidate.ts';
import { examplesOf } from '../support/pages.ts';
import { expect, test } from '../support/portal.ts';

declare global {
  interface Window {
    /** Whether the browser brought this page back as it was. */
    broughtBack?: boolean;
  }
}

test('the way back to each page leads to the page as it was left', async ({
  page,
  playwright,
  portal,
}, testInfo) => {
  test.slow();
  const addresses = [...(await examplesOf(page, portal))].filter(([pattern]) => pattern !== '*');
  // Others keep no pages for the way back, nor does this one unless Playwright lets it.
  const browser = await playwright.chromium.launch({
    ...testInfo.project.use.launchOptions,
    executablePath: wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const visitor = await browser.newPage();
    let seen = 0;
    for (const [, path] of addresses) {
      const answer = await visitor.goto(portal.url + path.slice(1));
      // What is not there is no page to come back to, and old addresses lead to other pages.
      if (answer?.status() !== 200 || answer.request().redirectedFrom()) continue;
      // A page that goes on to the log-in is not left before it is there.
      await waitForCandidatePage(visitor);
      await visitor.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          window.broughtBack = persisted;
        }),
      );
      // Not by Playwright's own ways, which wait for a new document.
      await visitor.evaluate(() => void setTimeout(() => location.assign('/healthz')));
      await visitor.waitForURL('**/healthz');
      await visitor.evaluate(() => void setTimeout(() => history.back()));
      await expect
        .poll(() => visitor.evaluate(() => window.broughtBack).catch(() => null), { message: path })
        .toBe(true);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
  } finally {
    await browser.close();
  }
});
