import { type Page, visit } from './portal.ts';

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
