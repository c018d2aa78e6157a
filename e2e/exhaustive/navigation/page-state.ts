import { expect, hydrated, type Page } from '../../support/portal.ts';

/** What a visitor has before them. */
export interface PageState {
  /** Path and query. */
  address: string;
  title: string;
  /** Text of the main headings. */
  headings: string[];
  /** Text of the main region, as it is seen, without what the visit itself changes: counts of visits, the time since something. */
  text: string;
  /** Pixels: a page without its styles has another height. */
  height: number;
  /** Where the focus is. */
  focus: 'body' | 'main' | 'h1' | 'elsewhere';
}

/** What is quickly known of a page. */
interface Place extends Pick<PageState, 'address' | 'title' | 'headings'> {
  /** Whole pixels that the page is scrolled to. */
  scroll: number;
}

/** Where the visitor is. */
export const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    title: document.title,
    headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent ?? ''),
    scroll: Math.round(scrollY),
  }));

export const stateOf = (page: Page): Promise<PageState> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const active = document.activeElement;
    const name = active?.localName ?? 'body';
    // Which slides are in sight depends on whether Swiper has come already.
    const whole = new CSSStyleSheet();
    whole.replaceSync('.swiper-slide { visibility: hidden !important; transition: none !important }');
    document.adoptedStyleSheets.push(whole);
    const state = {
      address: location.pathname + location.search,
      title: document.title,
      headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent ?? ''),
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is there
      text: (main?.innerText ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\d.]+ (?=visualizaç)/g, '')
        .replaceAll(/(?<=Emitido em )[\d/]+ - [\d:]+/g, '')
        .replaceAll(/(?<=Usada )(há \d+ (minutos|horas?)|agora há pouco)/g, '')
        .replaceAll(/(?<=Usad[ao] pela última vez em )[\d/]+ - [\d:]+/g, '')
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
  // Pages of candidates lead on to the log-in once they know that nobody is logged in.
  await expect(page.locator('main [data-leads-to-login]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true], main [role=status]:has(> [aria-hidden])')).toHaveCount(0);
  await page.waitForFunction(isIdle);
  // A document is fetched and read in steps, between which nothing is on its way.
  await expect(page.locator('main').getByText('Carregando')).toHaveCount(0);
  await expect(
    page.locator('main article[aria-label^="Página "]:not([style])').filter({ hasNotText: /\S/ }),
  ).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: whether it neither asks for data nor goes on to another page, nor does so in the frames after. */
async function isIdle(): Promise<boolean> {
  const { router, queryClient } = window.__portal;
  for (let frame = 0; frame < 5; frame += 1) {
    if (queryClient.isFetching() > 0 || router.state.navigation.state !== 'idle') return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}

/**
 * What is not as wanted, one line for each part that both have; of a text, where it begins to differ.
 */
export function differences(wanted: Partial<Parts>, got: Partial<Parts>): string[] {
  const parts = Object.keys(got) as (keyof Parts)[];
  return parts
    .filter((part) => part in wanted && !isSame(part, wanted, got))
    .map((part) => ({ part, one: String(wanted[part]), other: String(got[part]) }))
    .map(({ part, one, other }) => {
      const at = [...one].findIndex((letter, place) => letter !== other[place]);
      const from = Math.max(0, (at < 0 ? one.length : at) - 20);
      return `${part} is "${other.slice(from, from + 90)}", not "${one.slice(from, from + 90)}"`;
    });
}

type Parts = PageState & Place;

/** Pixels by which two numbers of a page may differ. */
const tolerance: Partial<Record<keyof Parts, number>> = {
  // Browsers round it.
  scroll: 1,
  // A document keeps the typeface that it began with, on a busy machine the one at hand: lines end elsewhere. Without
  // its styles a page has another height altogether.
  height: 120,
};

const isSame = (part: keyof Parts, one: Partial<Parts>, other: Partial<Parts>): boolean => {
  const most = tolerance[part];
  return most === undefined
    ? String(one[part]) === String(other[part])
    : Math.abs(Number(one[part]) - Number(other[part])) <= most;
};
