import { expect, type Page } from '../../support/portal.ts';
import { differences, open, type PageState, placeOf, stateOf } from './page-state.ts';

/** How pages are when they are opened directly, by path. */
export type References = Map<string, PageState>;

interface TravellerOptions {
  /** Travels: the only tab of its window, for Chromium draws a tab in the background once a second. */
  page: Page;
  /** What others have opened directly already. */
  references: References;
  /** What `page` complains of. */
  complaints: { list: string[] };
  /** Address of the home page. */
  home: string;
}

interface Expected {
  path: string;
  /** Where the focus is; without it only title, headings and place are compared, which takes no layout of the page. */
  focus?: PageState['focus'];
  /** Pixels, where the page must be scrolled to. */
  scroll: number;
}

export type Traveller = ReturnType<typeof createNavigator>;

/** Milliseconds in which a step must have led to where it leads, on a busy machine too. */
const STEP_WITHIN_MS = 60_000;

/** Opens pages by clicks, and writes down whatever is not as it is when they are opened directly. */
export function createNavigator({ page, references, complaints, home }: TravellerOptions) {
  const faults: string[] = [];
  const addressOf = (path: string): string => home + path.slice(1);

  /** How a page is when it is opened directly, which leaves the page that is shown. */
  async function directly(path: string): Promise<PageState> {
    const known = references.get(path);
    if (known) return known;
    await open(page, addressOf(path), 'networkidle');
    const state = await stateOf(page);
    references.set(path, state);
    return state;
  }

  /** What is not as it is when the page is opened directly, once it does not become so in time. */
  async function compare({ path, focus, scroll }: Expected): Promise<string[]> {
    const wanted = references.get(path);
    if (!wanted) throw new Error(`${path} was not opened directly.`);
    let found: string[] = [];
    const look = async () => {
      const at = await placeOf(page);
      found = differences({ ...wanted, scroll }, at);
      // The text is read only where the rest is right: it takes a layout of the whole page.
      if (found.length === 0 && focus) found = differences({ ...wanted, focus }, await stateOf(page));
      return found;
    };
    await expect
      .poll(look, { timeout: STEP_WITHIN_MS, intervals: [20, 30, 50] })
      .toEqual([])
      .catch(() => {});
    return found;
  }

  return {
    faults,

    /** Those of the paths that lead to another page than `path`; all of them have been opened directly then. */
    async others(paths: readonly string[], path: string): Promise<string[]> {
      const { address } = await directly(path);
      const found: string[] = [];
      for (const other of paths) if ((await directly(other)).address !== address) found.push(other);
      return found;
    },

    /** Begins anew on a page, by its address. */
    async start(path: string): Promise<void> {
      await open(page, addressOf(path));
      await page.evaluate(scrollThroughPage);
      complaints.list.length = 0;
    },

    /** Strikes out one complaint of the step that is being taken. */
    ignoreOne(complaint: RegExp): void {
      const at = complaints.list.findIndex((line) => complaint.test(line));
      if (at >= 0) complaints.list.splice(at, 1);
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
     * @param expected what must have been opened directly before
     * @returns whether all was as it must be
     */
    async step(label: string, act: () => Promise<unknown>, expected: Expected): Promise<boolean> {
      const found = await act().then(
        () => compare(expected),
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
      // Those in a carousel come and go.
      const links = page
        .locator(`a[href="${pathname}${search}"]:not([target], .swiper-slide a)`)
        .filter({ visible: true });
      if ((await links.count()) === 0) await page.evaluate(injectLink, pathname + search);
      await links.first().click({ timeout: STEP_WITHIN_MS });
      const scrolled = await page.evaluate(() => window.clickedAt);
      if (scrolled === undefined) throw new Error('The click made a new document.');
      return scrolled;
    },
  };
}

/** Runs in the page: reads it to its end and returns, so that whatever is laid out when it comes near has its height. */
async function scrollThroughPage(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    // What comes near is marked in one frame, and laid out and remembered in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** Runs in the page: a plain link, such as an editor could have written, that goes away when it has been used. */
function injectLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, ariaLabel: 'Viagem' });
  Object.assign(link.style, { position: 'fixed', inset: '40% 40%', zIndex: '1000' });
  link.addEventListener('click', () => setTimeout(() => link.remove()));
  document.querySelector('main')?.append(link);
}
