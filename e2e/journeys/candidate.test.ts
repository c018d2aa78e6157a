import { candidates, logIn } from '../support/candidate.ts';
import { expect, test } from '../support/portal.ts';

test('who logs out in one tab is logged out in the others', async ({ page, context, portal }) => {
  await logIn(page, portal.url, candidates.benedito.email);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const other = await context.newPage();
  await other.goto(portal.url);
  await expect(other.getByText(candidates.benedito.name).first()).toBeVisible();
  await page.getByText(candidates.benedito.name).first().click();
  await page.getByRole('button', { name: 'Sair' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Portal' })).toBeVisible();
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
