import { expect, type Page } from './portal.ts';

/** A filter of the schedule, or its order, as a name that opens its values. */
export const facet = (page: Page, name: string) =>
  page.getByRole('main').locator('summary', { hasText: name });

/** Chooses a value of a filter, and waits until the values are put away. */
export async function chooseInFacet(page: Page, name: string, value: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: value });
  await facet(page, name).click();
  await link.click();
  await expect(link).toBeHidden();
}
