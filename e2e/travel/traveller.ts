import { expect, type Page } from '../support/portal.ts';
import { differences, open, type PageState, stateOf } from './page-state.ts';

declare global {
  interface Window {
    /** Scroll position at the last click; gone with the document. */
    clickedAt?: number;
  }
}

interface TravellerOptions {
  /** Travels. */
  page: Page;
  /** Opens the same pages directly. */
  direct: Page;
  /** What `page` complains of. */
  complaints: { list: string[] };
  /** Address of the home page. */
  home: string;
}

interface Expected {
  path: string;
  focus: PageState['focus'];
  /** Pixels, where the page must be scrolled to. */
  scroll: number;
}

export type Traveller = ReturnType<typeof createTraveller>;

/** Opens pages by clicks, and writes down whatever is not as it is when they are opened directly. */
export function createTraveller({ page, direct, complaints, home }: TravellerOptions) {
  const faults: string[] = [];
  const references = new Map<string, PageState>();
  const addressOf = (path: string): string => home + path.slice(1);

  /** How a page is when it is opened directly. */
  async function reference(path: string): Promise<PageState> {
    const known = references.get(path) ?? (await open(direct, addressOf(path)));
    references.set(path, known);
    return known;
  }

  /** What is not as it is when the page is opened directly, once it does not become so any more. */
  async function compare({ path, focus, scroll }: Expected, wanted: PageState): Promise<string[]> {
    let found: string[] = [];
    const look = async () => {
      const position = await page.evaluate(() => Math.round(scrollY));
      found = differences({ ...wanted, focus }, await stateOf(page));
      if (Math.abs(position - scroll) > 1) found.push(`scrolled to ${position}, not ${scroll}`);
      return found;
    };
    await expect
      .poll(look, { timeout: 15_000, intervals: [20, 50, 100, 200] })
      .toEqual([])
      .catch(() => {});
    // A reference that was taken too early, on a slow machine, is taken once more.
    const later = found.length > 0 && wanted === references.get(path);
    if (!later) return found;
    return compare({ path, focus, scroll }, await open(direct, addressOf(path), 'networkidle'));
  }

  return {
    faults,

    /** Begins anew on a page, by its address. */
    async start(path: string): Promise<void> {
      await open(page, addressOf(path));
      await page.evaluate(lookThrough);
      complaints.list.length = 0;
    },

    /** @returns pixels that the page could be scrolled to */
    scroll: (pixels: number): Promise<number> =>
      page.evaluate((y) => {
        scrollTo(0, y);
        return scrollY;
      }, pixels),

    /**
     * Takes a step and compares what it leads to.
     * @param label what is written down with a fault
     * @param act takes the step; where it returns a position, the page must have been scrolled to it
     * @returns whether all was as it must be
     */
    async step(label: string, act: () => Promise<unknown>, expected: Expected): Promise<boolean> {
      const found = await act().then(
        async () => compare(expected, await reference(expected.path)),
        (error: unknown) => [String(error)],
      );
      found.push(...complaints.list.splice(0));
      faults.push(...found.map((fault) => `${label}: ${fault}`));
      return found.length === 0;
    },

    /**
     * Clicks on a link to a page, or on one put into the page for want of one.
     * @returns pixels, where the page was scrolled to
     */
    async click(path: string): Promise<number> {
      const { pathname, search } = new URL(addressOf(path));
      await page.evaluate(() => {
        const note = () => Object.assign(window, { clickedAt: scrollY });
        addEventListener('click', note, { capture: true, once: true });
      });
      const links = page.locator(`a[href="${pathname}${search}"]:not([target])`).filter({ visible: true });
      if ((await links.count()) === 0) await page.evaluate(putLink, pathname + search);
      await links.first().click();
      const scrolled = await page.evaluate(() => window.clickedAt);
      if (scrolled === undefined) throw new Error('The click made a new document.');
      return scrolled;
    },
  };
}

/** Runs in the page: reads it to its end and returns, so that whatever is laid out when it comes near has its height. */
async function lookThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** Runs in the page: a plain link, such as an editor could have written, that goes away when it has been used. */
function putLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, ariaLabel: 'Viagem' });
  Object.assign(link.style, { position: 'fixed', inset: '40% 40%', zIndex: '1000' });
  link.addEventListener('click', () => setTimeout(() => link.remove()));
  document.querySelector('main')?.append(link);
}
