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
