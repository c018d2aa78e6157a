import type { Page } from '@playwright/test';
import { expect, hydrated } from './portal.ts';

/** People of the demonstration's data. */
export const candidates = {
  jaciara: { email: 'jaciara@candidata.example', name: 'Jaciara Monteiro dos Santos' },
  benedito: { email: 'benedito@candidato.example', name: 'Benedito Picanço Ramos' },
  iracema: { email: 'iracema@candidata.example', name: 'Iracema Tavares Barbosa' },
} as const;
const password = 'Equador-2026';

/** Fills in the log-in form that the page shows. */
export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

/** Logs in and waits for the candidate's area. */
export async function logIn(page: Page, portalUrl: string, email: string): Promise<void> {
  await page.goto(`${portalUrl}login`);
  await hydrated(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/area_do_candidato$/);
}

/** Addresses of one receipt and one sheet of each programme, from the candidate's area. */
export async function paperAddresses(page: Page): Promise<string[]> {
  const links = page.getByRole('main').getByRole('link', { name: /^(Comprovante|Ficha)/ });
  await expect(links.first()).toBeVisible();
  const all = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const byPage = new Map(all.map((address) => [new URL(address).pathname.split('/')[2], address]));
  expect([...byPage.keys()].sort()).toEqual(['ficha', 'ficha_psg', 'printing', 'pss-printing']);
  return [...byPage.values()];
}
