import { expect, hydrated, type Page } from '../support/portal.ts';

/** What a visitor has before them. */
export interface PageState {
  /** Path and query. */
  address: string;
  title: string;
  /** Text of the main headings. */
  headings: string[];
  /** Text of the main region, as it is seen, without the counts of visits: each visit adds to them. */
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
    // What is far from the screen has neither text nor its own height before it comes near.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    const state = {
      address: location.pathname + location.search,
      title: document.title,
      headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent ?? ''),
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is there
      text: (main?.innerText ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\d.]+ (?=visualizaç)/g, '')
        .trim(),
      height: Math.round(main?.getBoundingClientRect().height ?? 0),
      focus: name === 'body' || name === 'main' || name === 'h1' ? name : 'elsewhere',
    } as const;
    document.adoptedStyleSheets.pop();
    return state;
  });

/** Opens an address directly and waits until nothing of the page is on its way any more. */
export async function open(
  page: Page,
  address: string,
  waitUntil: 'load' | 'networkidle' = 'load',
): Promise<void> {
  await page.goto(address, { waitUntil });
  await hydrated(page);
  await expect(page.locator('main h1')).not.toHaveCount(0);
  await expect(page.locator('main [aria-busy=true], main [role=status]:has(> [aria-hidden])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** What is not as wanted, one line for each part; of a text, where it begins to differ. */
export function differences(wanted: PageState, got: PageState): string[] {
  const parts = Object.keys(wanted) as (keyof PageState)[];
  return parts
    .map((part) => ({ part, one: String(wanted[part]), other: String(got[part]) }))
    .filter(({ one, other }) => one !== other)
    .map(({ part, one, other }) => {
      const at = [...one].findIndex((letter, place) => letter !== other[place]);
      const from = Math.max(0, (at < 0 ? one.length : at) - 20);
      return `${part} is "${other.slice(from, from + 90)}", not "${one.slice(from, from + 90)}"`;
    });
}
