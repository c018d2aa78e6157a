import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated, visit } from './portal.ts';

export const candidates = {
  jaciara: { email: 'jaciara@candidata.example', name: 'Jaciara Monteiro dos Santos' },
  benedito: { email: 'benedito@candidato.example', name: 'Benedito Picanço Ramos' },
  iracema: { email: 'iracema@candidata.example', name: 'Iracema Tavares Barbosa' },
} as const;
const password = 'Equador-2026';

/** Fills in the log-in form once the page shows it: the previous page may also have an e-mail field. */
export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Acessar' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

export async function logIn(page: Page, portalUrl: string, email: string): Promise<void> {
  await visit(page, `${portalUrl}login`);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/area_do_candidato$/);
}

/** Printout pages of the demonstration's first candidate. */
const printoutPages = ['ficha', 'ficha_psg', 'printing', 'pss-printing'];

/** Returns the URLs of one receipt and one sheet per programme, from the candidate area. */
export async function getPrintoutUrls(page: Page): Promise<string[]> {
  const links = page.getByRole('main').getByRole('link', { name: /^(Comprovante|Ficha)/ });
  const byPage = async () => {
    const all = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    return new Map(all.map((address) => [new URL(address).pathname.split('/')[2], address]));
  };
  // The programmes' tables load one after the other.
  await expect.poll(async () => [...(await byPage()).keys()].sort()).toEqual(printoutPages);
  return [...(await byPage()).values()];
}

/** Waits until a candidate page shows its content. */
export async function waitForCandidatePage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Waits for a mail and returns the code in the newest one to a recipient. */
export async function newestCode(outbox: string, recipient: string): Promise<string> {
  let code = '';
  const findCode = async () => {
    const names = await readdir(outbox).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(outbox, name);
        return { text: await readFile(file, 'utf8'), time: (await stat(file)).mtimeMs };
      }),
    );
    const [newest] = files
      .filter(({ text }) => text.includes(`To: ${recipient}`) && parseCode(text))
      .sort((one, other) => other.time - one.time);
    code = parseCode(newest?.text ?? '');
    return code;
  };
  await expect.poll(findCode).not.toBe('');
  return code;
}

/** Mails are quoted-printable: "Código: ABCD1234". */
const parseCode = (text: string): string => /=C3=B3digo: ([0-9A-Z]{8})/.exec(text)?.[1] ?? '';
