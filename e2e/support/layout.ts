import type { Page } from './portal.ts';

/** What is wider than the screen, and what is smaller than a finger can hit, one line for each. */
export const layoutTroubleOf = (page: Page): Promise<string[]> =>
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
      // Links within a sentence are exempt (WCAG 2.5.8), as is what a label makes larger.
      const exempt = style.display === 'inline' || element.closest('label') !== null;
      if (!hidden && !exempt && (width < 23.5 || height < 23.5))
        trouble.push(`${name(element)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    return trouble;
  });
