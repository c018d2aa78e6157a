import { expect, type Page } from '../../support/portal.ts';
import { differences, open, type PageState, placeOf, stateOf } from './page-state.ts';

/** States of directly opened pages, by path. */
export type References = Map<string, PageState>;

interface TravellerOptions {
  /** Page that navigates. It is the only tab of its window, because Chromium renders background tabs once a second. */
  page: Page;
  /** States of pages that other navigators have already opened directly. */
  references: References;
  /** Console errors of `page`. */
  consoleErrors: { list: string[] };
  home: string;
}

interface Expected {
  path: string;
  focus: PageState['focus'];
  scroll: number;
}

export type Traveller = ReturnType<typeof createNavigator>;

const STEP_TIMEOUT_MS = 60_000;

/** Navigates by clicks, and records differences from directly opened pages. */
export function createNavigator({ page, references, consoleErrors, home }: TravellerOptions) {
  const faults: string[] = [];
  const addressOf = (path: string): string => home + path.slice(1);

  /** Opens a page directly, leaving the current one, and returns its state. */
  async function directly(path: string): Promise<PageState> {
    const known = references.get(path);
    if (known) return known;
    await open(page, addressOf(path), 'networkidle');
    const state = await stateOf(page);
    references.set(path, state);
    return state;
  }

  /** Returns the differences from the directly opened page that remain after the timeout. */
  async function compare({ path, focus, scroll }: Expected): Promise<string[]> {
    const wanted = references.get(path);
    if (!wanted) throw new Error(`${path} was not opened directly.`);
    let found: string[] = [];
    const inspect = async () => {
      const at = await placeOf(page);
      found = differences({ ...wanted, scroll }, at);
      // Reads the text only if everything else matches, because it needs a layout of the whole page.
      if (found.length === 0) found = differences({ ...wanted, focus }, await stateOf(page));
      return found;
    };
    await expect
      .poll(inspect, { timeout: STEP_TIMEOUT_MS, intervals: [20, 30, 50] })
      .toEqual([])
      .catch(() => {});
    return found;
  }

  return {
    faults,

    /** Returns the paths that lead to other pages than `path`, after opening all directly. */
    async others(paths: readonly string[], path: string): Promise<string[]> {
      const { address } = await directly(path);
      const found: string[] = [];
      for (const other of paths) if ((await directly(other)).address !== address) found.push(other);
      return found;
    },

    async start(path: string): Promise<void> {
      await open(page, addressOf(path));
      await page.evaluate(scrollThroughPage);
      consoleErrors.list.length = 0;
    },

    /** Ignores one console error of the current step. */
    ignoreOne(error: RegExp): void {
      const at = consoleErrors.list.findIndex((line) => error.test(line));
      if (at >= 0) consoleErrors.list.splice(at, 1);
    },

    /** @returns the scroll position in pixels */
    scroll: (pixels: number): Promise<number> =>
      page.evaluate((y) => {
        scrollTo(0, y);
        return scrollY;
      }, pixels),

    /**
     * Takes a step and compares the result.
     * @param label logged with differences
     * @param expected page must have been opened directly before
     * @returns whether the state matches
     */
    async step(label: string, act: () => Promise<unknown>, expected: Expected): Promise<boolean> {
      const found = await act().then(
        () => compare(expected),
        (error: unknown) => [String(error)],
      );
      found.push(...consoleErrors.list.splice(0));
      faults.push(...found.map((fault) => `${label}: ${fault}`));
      return found.length === 0;
    },

    /**
     * Clicks a link to a page, inserting one if necessary.
     * @returns the scroll position in pixels before the click
     */
    async click(path: string): Promise<number> {
      const { pathname, search } = new URL(addressOf(path));
      await page.evaluate(() => {
        const note = () => Object.assign(window, { clickedAt: scrollY });
        addEventListener('click', note, { capture: true, once: true });
      });
      // Links in carousels appear and disappear.
      const links = page
        .locator(`a[href="${pathname}${search}"]:not([target], [aria-roledescription="slide"] a)`)
        .filter({ visible: true });
      if ((await links.count()) === 0) await page.evaluate(injectLink, pathname + search);
      await links.first().click({ timeout: STEP_TIMEOUT_MS });
      const scrolled = await page.evaluate(() => window.clickedAt);
      if (scrolled === undefined) throw new Error('The click made a new document.');
      return scrolled;
    },
  };
}

/** Runs in the page: scrolls to the end and back, so that lazily rendered content gets its height. */
async function scrollThroughPage(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    // Content near the window is marked in one frame, and laid out in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** Runs in the page: inserts a plain link, as editors write, which is removed after its use. */
function injectLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, ariaLabel: 'Viagem' });
  Object.assign(link.style, { position: 'fixed', inset: '40% 40%', zIndex: '1000' });
  link.addEventListener('click', () => setTimeout(() => link.remove()));
  document.querySelector('main')?.append(link);
}
