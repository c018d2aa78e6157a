import { type Page, visit } from './portal.ts';

/** Returns elements wider than the screen, and targets too small for a finger, one line each. */
export const findLayoutIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const trouble: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) trouble.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll('a[href], button, input, select, summary, textarea')) {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const hidden = width <= 1 || height <= 1 || style.visibility === 'hidden' || style.opacity === '0';
      // Links within a sentence are exempt (WCAG 2.5.8), and so are controls enlarged by a label.
      const exempt = style.display === 'inline' || element.closest('label') !== null;
      if (!hidden && !exempt && (width < 23.5 || height < 23.5))
        trouble.push(`${name(element)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    return trouble;
  });

/** Text sizes that a page must support, in percent: the portal's largest, and that of WCAG 1.4.4. */
const textSizes = [150, 200];

/** In pixels: a phone, and a tablet, whose columns are narrow for large text. */
const textWidths = [360, 768];

/** Returns text sizes at which the page is wider than its window, one line each. */
export async function findTextOverflow(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const trouble: string[] = [];
  for (const width of textWidths) {
    await page.setViewportSize({ width, height: 740 });
    trouble.push(...(await widenedBy(page)));
  }
  if (before) await page.setViewportSize(before);
  return trouble;
}

const widenedBy = (page: Page): Promise<string[]> =>
  page.evaluate((sizes) => {
    const root = document.documentElement;
    const widths = sizes.map((size) => {
      root.style.fontSize = `${size}%`;
      return { size, wide: root.scrollWidth, room: root.clientWidth };
    });
    root.style.fontSize = '';
    return widths
      .filter(({ wide, room }) => wide > room)
      .map(({ size, wide, room }) => `with text of ${size} % the page is ${wide} px wide, not ${room}`);
  }, textSizes);

/** Moves through a page with Tab; returns focused elements that are covered or invisible, one line each. */
export async function findObscuredFocus(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  for (let steps = 0; steps < 300; steps += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { end: true, line: null };
      const { left, top, width, height } = focused.getBoundingClientRect();
      if (width <= 1 || height <= 1) return { end: false, line: null };
      const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
      const seen = [0.1, 0.5, 0.9].every((part) => {
        const hit = document.elementFromPoint(x, top + height * part);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      });
      return { end: false, line: seen ? null : `${focused.tagName} "${focused.textContent?.slice(0, 30)}"` };
    });
    if (found.end) return trouble;
    if (found.line) trouble.push(found.line);
  }
  return [...trouble, 'the focus never leaves the page'];
}

/** Returns texts clipped by a box, one line each; invisible slides and ellipses do not count. */
export const cutTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
      let box: Element | null = parent;
      while (box && !/hidden|clip|auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
      // Screen-reader text is in a box of one pixel.
      if (!box || box === document.body || box.clientWidth <= 1) continue;
      const { overflowX, textOverflow } = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(overflowX) || box.querySelector('[aria-roledescription=slide]');
      if (scrolls || textOverflow === 'ellipsis') continue;
      const { left, right } = box.getBoundingClientRect();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => rect.right > right + 1 || rect.left < left - 1))
        cut.add(`"${node.textContent.trim().slice(0, 40)}" in ${parent.tagName.toLowerCase()}`);
    }
    return [...cut];
  });

/**
 * Matches words and CEPs, phones or other numbers with hyphens. Matches with `@` or `/` are e-mail and web addresses.
 */
const words = /\S*[@/]\S*|Matricule-se|\p{L}{2,}|\d[\d.]*(?:-\d+)+/gu;

/** Returns words and numbers broken between two lines, one line each; e-mail and web addresses do not count. */
export const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const broken = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent || !textContent) continue;
      // Screen-reader text is in a box of one pixel.
      const { width, height } = (parent.closest('nav, thead') ?? parent).getBoundingClientRect();
      if (!parent.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of textContent.matchAll(pattern)) {
        if (/[@/]/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter((box) => box.width > 0);
        if (first && others.some((box) => box.top >= first.bottom - 4))
          broken.add(`"${word}" in ${parent.tagName.toLowerCase()} "${textContent.trim().slice(0, 40)}"`);
      }
    }
    return [...broken];
  }, words);

/** A window in pixels, and its text size in percent. */
interface Screen {
  width: number;
  height: number;
  text: number;
}

/** A phone with large text, and a small laptop. */
export const firstScreens: readonly Screen[] = [
  { width: 360, height: 740, text: 130 },
  { width: 360, height: 740, text: 150 },
  { width: 1280, height: 800, text: 100 },
];

/** Adds a tablet, whose columns are narrow for large text. */
export const textScreens: readonly Screen[] = [...firstScreens, { width: 768, height: 1024, text: 150 }];

/** Applies a window size and text size to the open page. */
export async function enlarge(page: Page, { width, height, text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, text);
}

export async function openEnlarged(page: Page, url: string, screen: Screen): Promise<void> {
  await page.setViewportSize({ width: screen.width, height: screen.height });
  await visit(page, url);
  await enlarge(page, screen);
}
