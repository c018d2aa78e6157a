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

/** Applies a window size and text size to the open page. */
export async function enlarge(page: Page, { width, height, text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, text);
}

export async function openEnlarged(page: Page, url: string, screen: Screen): Promise<void> {
  await page.setViewportSize({ width: screen.width, height: screen.height });
  await visit(page, url);
  await enlarge(page, screen);
}

/** The largest text of the portal on a phone and on a tablet, whose columns are narrow, and that of WCAG 1.4.4. */
const textScreens: readonly Screen[] = [
  { width: 360, height: 740, text: 150 },
  { width: 360, height: 740, text: 200 },
  { width: 768, height: 1024, text: 150 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 100 },
];

/** Returns what text of each size breaks, one line each: the width of the page, and words, of which 200 % may break long ones. */
export async function findTextIssues(page: Page): Promise<string[]> {
  const issues: string[] = [];
  for (const screen of textScreens) {
    await enlarge(page, screen);
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    });
    if (screen.text <= 150) found.push(...(await findBrokenTexts(page)));
    issues.push(...found.map((line) => `${screen.width} px, text of ${screen.text} %: ${line}`));
  }
  return issues;
}

/**
 * Matches words and CEPs, phones or other numbers with hyphens, except registration numbers. Matches with `@` or `/` are e-mail
 * and web addresses.
 */
const words = /\S*[@/]\S*|Matricule-se|\p{L}{2,}|(?<!PS[GS]-)\b\d[\d.]*(?:-\d+)+/gu;

/** Returns words broken between two lines, except addresses, and texts that a box clips, except slides and ellipses. */
export const findBrokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** Returns the box that clips an element. */
    const findBox = (parent: Element) => {
      let box: Element | null = parent;
      while (box && !/hidden|clip|auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
      return box === document.body ? null : box;
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
      const box = findBox(parent);
      // Screen-reader text is in a box of one pixel.
      const { width, height } = (parent.closest('nav, thead') ?? parent).getBoundingClientRect();
      if (width <= 1 || height <= 1 || (box && box.clientWidth <= 1)) continue;
      const name = `in ${parent.localName} "${textContent.trim().slice(0, 40)}"`;
      for (const { 0: word, index } of textContent.matchAll(pattern)) {
        if (/[@/]/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter((part) => part.width > 0);
        if (first && others.some(({ top }) => top >= first.bottom - 4))
          found.add(`"${word}" is broken ${name}`);
      }
      if (!box) continue;
      const { overflowX, textOverflow } = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(overflowX) || box.querySelector('[aria-roledescription=slide]');
      if (scrolls || textOverflow === 'ellipsis') continue;
      const { left, right } = box.getBoundingClientRect();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((part) => part.right > right + 1 || part.left < left - 1))
        found.add(`a text is cut ${name}`);
    }
    return [...found];
  }, words);

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
