import { chromium } from '@playwright/test';
import { browserFlags, wholeBrowser } from '../../e2e/support/browser.ts';
import { atLeast, atMost, type Measured } from '../goals.ts';
import { asReturningVisitor, desk } from '../slow-phone.ts';
import { readTerms } from '../tour/take-tour.ts';

/**
 * Opens a page in a browser and leaves it open while something is done.
 * @param work gets what has the tab open the PDF reader, which it has not fetched yet
 */
export async function leftOpen<Result>(
  url: string,
  work: (openReader: () => Promise<Measured[]>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: wholeBrowser, args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: desk });
    page.setDefaultTimeout(60_000);
    await asReturningVisitor(page);
    await page.goto(`${url}/senac-portal/interesse?name=Barbeiro`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForLoadState('networkidle');
    return await work(async () => {
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/assets/')) statuses.push(response.status());
      });
      const isShown = await readTerms(page).then(
        () => true,
        () => false,
      );
      const failed = statuses.filter((status) => status !== 200);
      return [
        atLeast('tab of the build before: PDF reader shown', Number(isShown), 1, ''),
        atLeast('tab of the build before: files that it asked for', statuses.length, 1, ''),
        atMost('tab of the build before: of them failed', failed.length, 0, '', failed.join(', ')),
      ];
    });
  } finally {
    await browser.close();
  }
}
