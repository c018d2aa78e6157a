import type { Locator, Page } from '@playwright/test';
import { applicant, candidate, look } from '../people.ts';
import { asReturningVisitor, desk, onSlowDevice } from '../slow-phone.ts';
import { press, pressAndPaint, watchNavigations } from './navigation-paint.ts';

/** What a visitor's way through the portal took and fetched. */
export interface Tour {
  /** Milliseconds from the press of a link to the paint of its page, by page. */
  links: Record<string, number>;
  /** The same for what is sent to the server first, by page. */
  forms: Record<string, number>;
  /** Bytes of script and style files as they travelled. */
  files: number;
  /** Bytes of each, by its name without folders. */
  byFile: Record<string, number>;
}

/** From the home page by clicks to a course, the interest in it, a free course's registration and a candidate's receipt. */
export function takeTour(portalUrl: string): Promise<Tour> {
  return onSlowDevice({ viewport: desk, slowNetwork: true }, async (page) => {
    await asReturningVisitor(page);
    await watchNavigations(page);
    await page.goto(`${portalUrl}/senac-portal/`);
    const links: Record<string, number> = {};
    const forms: Record<string, number> = {};
    const main = page.getByRole('main');
    const read = async () => {
      await page.waitForLoadState('networkidle');
      await look(page);
    };
    const follow = async (name: string, target: Locator) => {
      await read();
      links[name] = await pressAndPaint(page, target.filter({ visible: true }).first());
    };

    await main.locator('a[href*="/detalhes/"]').first().waitFor();
    await follow('cursos', page.locator('a[href="/senac-portal/cursos"]'));
    await main.locator('a[href*="/detalhes/"]').first().waitFor();
    await follow('detalhes', main.locator('a[href*="/detalhes/"]'));
    await follow('interesse', main.getByRole('link', { name: 'Interesse em novas turmas' }));
    await readTerms(page);
    await follow('psg', page.locator('a[href="/senac-portal/psg"]'));
    await follow(
      'edital',
      main.getByRole('listitem').filter({ hasText: 'PSG 51/' }).getByRole('link', { name: 'Inscrever-se' }),
    );
    await read();
    await press(
      page,
      main
        .getByRole('article')
        .getByRole('button', { name: /^Inscrições/ })
        .first(),
    );
    forms.inscrição = await pressAndPaint(page, await fillIdentity(page));
    await read();
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Entrar' }));
    await follow('login', page.getByRole('dialog').getByRole('link', { name: /^Candidato/ }));
    forms['área do candidato'] = await pressAndPaint(page, await fillLogin(page));
    const receipts = page.getByRole('table', { name: 'Inscrições no PSG' });
    await follow('comprovante', receipts.getByRole('link', { name: /^Comprovante de/ }));
    await main.locator('canvas').first().waitFor();
    await read();
    return { links, forms, ...(await page.evaluate(transferred)) };
  });
}

/** Says who applies. @returns what sends it */
async function fillIdentity(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Inscrição' });
  await dialog.getByLabel('CPF').fill(applicant.cpf);
  await dialog.getByLabel('Data de nascimento').fill(applicant.birthdate);
  return dialog.getByRole('button', { name: 'Confirmar' });
}

/** @returns what sends it */
async function fillLogin(page: Page): Promise<Locator> {
  await page.getByLabel('E-mail').fill(candidate.email);
  await page.getByLabel('Senha', { exact: true }).fill(candidate.password);
  return page.getByRole('button', { name: 'Confirmar' });
}

/**
 * Opens the terms, sees their first page and puts them away.
 * @throws Error where it is not there within a minute
 */
export async function readTerms(page: Page): Promise<void> {
  await press(page, page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
  const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
  await dialog.locator('canvas').first().waitFor({ timeout: 60_000 });
  await press(page, dialog.getByRole('button', { name: 'Fechar' }).last());
}

/** Runs in the page. */
function transferred(): Pick<Tour, 'files' | 'byFile'> {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const byFile: Record<string, number> = {};
  for (const { name, transferSize, encodedBodySize } of resources) {
    const file = /([^/]+\.(?:m?js|css))(?:\?|$)/.exec(name)?.[1];
    // What comes out of the browser's cache has not travelled.
    if (file && transferSize > 0) byFile[file] = (byFile[file] ?? 0) + encodedBodySize;
  }
  return { files: Object.values(byFile).reduce((sum, bytes) => sum + bytes, 0), byFile };
}
