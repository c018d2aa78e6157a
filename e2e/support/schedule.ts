import { expect, type Page } from './portal.ts';

/** Returns the control of a schedule filter, or of its order. */
export const facet = (page: Page, name: string) =>
  page.getByRole('main').locator('summary', { hasText: name });

/** Selects a value of a filter, and waits until its list has closed. */
export async function chooseInFacet(page: Page, name: string, value: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: value });
  await facet(page, name).click();
  await link.click();
  await expect(link).toBeHidden();
}
