import { expect, hydrated, type Page } from '../support/portal.ts';

/** What a visitor has before them. */
export interface PageState {
  /** Path and query. */
  address: string;
  title: string;
  /** Text of the main headings. */
  headings: string[];
  /** Text of the main region, as it is seen. */
  text: string;
  /** Pixels: a page without its styles has another height. */
  height: number;
  /** Where the focus is. */
  focus: 'body' | 'main' | 'h1' | 'elsewhere';
}

export const stateOf = (page: Page): Promise<PageState> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const active = document.activeElement;
    const name = active?.localName ?? 'body';
    return {
      address: location.pathname + location.search,
      title: document.title,
      headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent ?? ''),
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is there
      text: main?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '',
      height: Math.round(main?.getBoundingClientRect().height ?? 0),
      focus: ['body', 'main', 'h1'].includes(name) ? (name as 'body' | 'main' | 'h1') : 'elsewhere',
    };
  });

/** Opens an address directly and waits until nothing of the page is on its way any more. */
export async function open(page: Page, address: string): Promise<PageState> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('main h1')).not.toHaveCount(0);
  await expect(page.locator('main [aria-busy=true], main [role=status]:has(> [aria-hidden])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return stateOf(page);
}
