import axe from 'axe-core';
import { findLayoutIssues, findTextIssues } from './layout.ts';
import type { Page } from './portal.ts';

/** Returns what is wrong with an open page on small screens, with large text and for axe, one line each. */
export async function findIssues(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = [
    ...(await findLayoutIssues(page)).map((line) => `320 px: ${line}`),
    ...(await findTextIssues(page)),
    ...(await findViolations(page)).map((line) => `axe: ${line}`),
  ];
  return found.map((line) => `${new URL(page.url()).pathname} ${line}`);
}

/** Every rule of WCAG 2.2 AA, once per width. */
const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** Only colours differ between themes. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
const themes = [
  ['light', all],
  ['dark', colours],
  ['contrast', colours],
] as const;
const widths = [360, 1280] as const;

/** Returns axe's violations in every theme and width, one line per rule and element. */
async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Disables transitions, during which colours belong to neither theme.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Loaded once: parsing axe takes as long as running its rules.
  await page.evaluate(axe.source);
  // Moves the bottom bar below the page: axe would report covered targets as too small.
  await page
    .getByRole('navigation', { name: 'Acesso rápido', includeHidden: true })
    .evaluate((bar) => bar.style.setProperty('position', 'static'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(waitForRepaint);
    for (const [theme, rules] of themes) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      const violations = await page.evaluate(applyRules, { type: rules.type, values: [...rules.values] });
      found.push(...violations.map((line) => `${width} ${theme} ${line}`));
    }
  }
  return found;
}

/**
 * Runs in the page: waits until size observers have run and React has rendered the result.
 * @throws Error if the browser draws nothing more, for which Playwright would wait without a limit
 */
const waitForRepaint = () =>
  new Promise<void>((resolve, reject) => {
    setTimeout(reject, 60_000, new Error('the browser draws nothing'));
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
    );
  });

/** Runs in the page. */
async function applyRules(wanted: axe.RunOnly): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly: wanted, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
