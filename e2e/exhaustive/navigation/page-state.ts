import { expect, hydrated, type Page } from '../../support/portal.ts';

/** Visible state of a page. */
export interface PageState {
  /** Path and query. */
  address: string;
  title: string;
  headings: string[];
  /** Visible text of the main region, without text that changes by itself: view counts and relative times. */
  text: string;
  /** Pixels; a page without its styles has another height. */
  height: number;
  focus: 'body' | 'main' | 'h1' | 'elsewhere';
}

/** Part of the state that needs no layout. */
interface Place extends Pick<PageState, 'address' | 'title' | 'headings'> {
  /** Scroll position in whole pixels. */
  scroll: number;
}

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
    // A carousel may have rotated, and the height depends on what came near the screen.
    const whole = new CSSStyleSheet();
    whole.replaceSync(
      `[aria-roledescription="slide"] { visibility: hidden !important; transition: none !important }
      * { content-visibility: visible !important }`,
    );
    document.adoptedStyleSheets.push(whole);
    const state = {
      address: location.pathname + location.search,
      title: document.title,
      headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent ?? ''),
      // biome-ignore lint/performance/useDomNodeTextContent: visible text, not all text
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

/** Opens a URL directly and waits until the page is idle. */
export async function open(
  page: Page,
  address: string,
  waitUntil: 'load' | 'networkidle' = 'load',
): Promise<void> {
  await page.goto(address, { waitUntil });
  await hydrated(page);
  await expect(page.locator('main h1')).not.toHaveCount(0);
  // Candidate pages redirect anonymous visitors to the log-in.
  await expect(page.locator('main [data-leads-to-login]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true], main [role=status]:has(> [aria-hidden])')).toHaveCount(0);
  await page.waitForFunction(isIdle);
  // Documents load in steps, between which the page looks idle.
  await expect(page.locator('main').getByText('Carregando')).toHaveCount(0);
  await expect(
    page.locator('main article[aria-label^="Página "]:not([style])').filter({ hasNotText: /\S/ }),
  ).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: returns whether no data or page is loading, now and in the following frames. */
async function isIdle(): Promise<boolean> {
  const { router, queryClient } = window.__portal;
  for (let frame = 0; frame < 5; frame += 1) {
    if (queryClient.isFetching() > 0 || router.state.navigation.state !== 'idle') return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}

/** Returns differences, one line per property that both have; for a text, where it first differs. */
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

/** Permitted differences in pixels. */
const tolerance: Partial<Record<keyof Parts, number>> = {
  // Browsers round it.
  scroll: 1,
  // A document keeps its first font, the fallback on a slow machine, so that lines wrap differently. Without styles
  // the height differs much more.
  height: 120,
};

const isSame = (part: keyof Parts, one: Partial<Parts>, other: Partial<Parts>): boolean => {
  const most = tolerance[part];
  return most === undefined
    ? String(one[part]) === String(other[part])
    : Math.abs(Number(one[part]) - Number(other[part])) <= most;
};
