import { candidates, logIn } from '../support/candidate.ts';
import { examplesOf, findExamples, remotesOf } from '../support/pages.ts';
import { expect, hydrated, type Page, type Portal, remoteNames, test } from '../support/portal.ts';

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ consoleErrors }) => {
  // Browsers log the 404 of a missing page's document.
  consoleErrors.expected = /404/;
});

/** Returns the visible state of a page. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    // A carousel may have rotated, a document is still loading, and the height depends on what came near the screen.
    const whole = new CSSStyleSheet();
    whole.replaceSync(
      `[aria-roledescription="slide"] { visibility: hidden !important; transition: none !important }
      article[aria-label^="Página "] { display: none !important }
      * { content-visibility: visible !important }`,
    );
    document.adoptedStyleSheets.push(whole);
    const state = {
      address: location.pathname + location.search,
      title: document.title,
      headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent ?? ''),
      // Without text that changes by itself: view counts and relative times.
      // biome-ignore lint/performance/useDomNodeTextContent: visible text, not all text
      text: (main?.innerText ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\d.]+ (?=visualizaç)/g, '')
        .replaceAll(/(?<=Emitido em )[\d/]+ - [\d:]+/g, '')
        .replaceAll(/(?<=Usada )(há \d+ (minutos|horas?)|agora há pouco)/g, '')
        .replaceAll(/(?<=Usad[ao] pela última vez em )[\d/]+ - [\d:]+/g, '')
        .trim(),
      /** In pixels; a page without its styles has another height. */
      height: Math.round(main?.getBoundingClientRect().height ?? 0),
      focus: document.activeElement?.localName,
    };
    document.adoptedStyleSheets.pop();
    return state;
  });

type State = Awaited<ReturnType<typeof stateOf>>;

/** A document keeps its first font, the fallback on a slow machine. Without styles the height differs much more. */
const HEIGHT_TOLERANCE = 120;

/** Expects the state of the directly opened page, but for focus and scroll position. */
async function expectState(page: Page, step: string, wanted: State, focus: string, scroll: number) {
  const inspect = async () => {
    const place = await page.evaluate(() => ({ address: location.pathname + location.search, y: scrollY }));
    // The whole text needs a layout of the page, which may scroll it.
    if (place.address !== wanted.address || Math.abs(place.y - scroll) >= 2) return place;
    const { height, ...found } = await stateOf(page);
    return { ...found, hasHeight: Math.abs(height - wanted.height) <= HEIGHT_TOLERANCE };
  };
  const { height: _, ...state } = wanted;
  await expect
    .poll(inspect, { message: step, intervals: [20, 50] })
    .toEqual({ ...state, focus, hasHeight: true });
}

/** Opens a URL directly and waits until the page is idle. */
async function open(page: Page, address: string, waitUntil: 'load' | 'networkidle' = 'load'): Promise<void> {
  await page.goto(address, { waitUntil });
  await hydrated(page);
  await expect(page.locator('main h1')).not.toHaveCount(0);
  // Candidate pages redirect anonymous visitors to the log-in.
  await expect(page.locator('main [data-leads-to-login]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true], main [role=status]:has(> [aria-hidden])')).toHaveCount(0);
  await page.waitForFunction(isIdle);
  await expect(page.locator('main').getByText('Carregando')).toHaveCount(0);
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

/** Runs in the page: scrolls to the end and back, so that lazily rendered content gets its height. */
async function scrollThroughPage(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    // Content near the window is marked in one frame, and laid out in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

const scrollDown = (page: Page, pixels: number): Promise<number> =>
  page.evaluate((y) => {
    scrollTo(0, y);
    return scrollY;
  }, pixels);

/**
 * Clicks a link to a page, inserting one if necessary.
 * @returns the scroll position in pixels before the click
 */
async function clickLink(page: Page, address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  await page.evaluate(() => {
    const note = () => Object.assign(window, { clickedAt: scrollY });
    addEventListener('click', note, { capture: true, once: true });
  });
  // Links in carousels appear and disappear.
  const links = page
    .locator(`a[href="${pathname}${search}"]:not([target], [aria-roledescription="slide"] a)`)
    .filter({ visible: true });
  if ((await links.count()) === 0) await page.evaluate(insertLink, pathname + search);
  // Content near the window gets its height late, which could move the link under the pointer.
  await links.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(isIdle);
  await links.first().click();
  const scrolled = await page.evaluate(() => window.clickedAt);
  if (scrolled === undefined) throw new Error('The click made a new document.');
  return scrolled;
}

/** Runs in the page: inserts a plain link, as editors write, which is removed after its use. */
function insertLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, ariaLabel: 'Viagem' });
  Object.assign(link.style, { position: 'fixed', inset: '40% 40%', zIndex: '1000' });
  link.addEventListener('click', () => setTimeout(() => link.remove()));
  document.querySelector('main')?.append(link);
}

/** Visits every page from one of the departures; reloads every third one, and navigates back and forward. */
async function travel(page: Page, portal: Portal, targets: readonly string[], departures: readonly string[]) {
  const states = new Map<string, State>();
  const addressOf = (path: string) => portal.url + path.slice(1);
  async function openDirectly(path: string): Promise<State> {
    const known = states.get(path);
    if (known) return known;
    await open(page, addressOf(path), 'networkidle');
    const state = await stateOf(page);
    states.set(path, state);
    return state;
  }
  for (const [index, to] of targets.entries()) {
    const wanted = await openDirectly(to);
    const others = departures.filter((path) => new URL(addressOf(path)).pathname !== wanted.address);
    const from = others[index % others.length] ?? '/';
    const departure = await openDirectly(from);
    await open(page, addressOf(from));
    const returns = index % 3 === 0;
    if (returns) await page.evaluate(scrollThroughPage);
    await scrollDown(page, 300);
    const left = await clickLink(page, addressOf(to));
    await expectState(page, `${from} → ${to}`, wanted, 'h1', 0);
    if (!returns) continue;
    const scroll = await scrollDown(page, 400);
    await page.reload();
    await hydrated(page);
    await expectState(page, `reload of ${to}`, wanted, 'body', scroll);
    await page.goBack();
    await expectState(page, `back from ${to} to ${from}, after a reload`, departure, 'h1', left);
    await page.goForward();
    await expectState(page, `forward from ${from} to ${to}`, wanted, 'h1', scroll);
  }
}

// The longest test runs first.
test('pages of a candidate are the same however they are reached', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const own = (await remotesOf(page, portal)).find(({ name }) => name === 'mf-candidate')?.paths ?? [];
  const examples = await findExamples(own, async (path) => {
    await open(page, portal.url + path.slice(1));
    const links = page.locator('main a[href^="/senac-portal/"]');
    return links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute('href') ?? '').replace('/senac-portal', '')),
    );
  });
  await travel(page, portal, [...examples.values()], ['/', '/cursos', '/psg']);
});

for (const name of remoteNames)
  test(`pages of ${name} are the same however they are reached`, async ({ page, portal }) => {
    const examples = await examplesOf(page, portal);
    const own = (await remotesOf(page, portal)).find((remote) => remote.name === name)?.paths ?? [];
    const targets = own.map((pattern) => examples.get(pattern) ?? '');
    // Pages of a remote may keep their place among each other.
    const departures = ['/', '/cursos', '/psg', '/login'].filter(
      (path) => path === '/' || !own.includes(path),
    );
    await travel(page, portal, targets, departures);
  });
