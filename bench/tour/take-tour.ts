import type { Locator, Page } from '@playwright/test';
import { applicant, asReturningVisitor, candidate, desk, onSlowDevice, pauseToRead } from '../slow-phone.ts';
import { clickAndPaint, clickElement } from './click-and-paint.ts';

/** Measurements of a visitor's tour through the portal. */
export interface Tour {
  /** Milliseconds from the click on a link to the paint of its page, by page. */
  links: Record<string, number>;
  /** Milliseconds from the click on a form's button, which waits for the server, by page. */
  forms: Record<string, number>;
  /** Transferred bytes of script and style files. */
  files: number;
}

/** Clicks from the home page to a course, its interest form, a free course's registration and a candidate's receipt. */
export function takeTour(portalUrl: string): Promise<Tour> {
  return onSlowDevice({ viewport: desk, slowNetwork: true }, async (page) => {
    await asReturningVisitor(page);
    await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
    await page.goto(`${portalUrl}/senac-portal/`);
    const links: Record<string, number> = {};
    const forms: Record<string, number> = {};
    const main = page.getByRole('main');
    const read = async () => {
      await page.waitForLoadState('networkidle');
      await pauseToRead(page);
    };
    const follow = async (name: string, target: Locator) => {
      await read();
      links[name] = await clickAndPaint(page, target.filter({ visible: true }).first());
    };

    await main.locator('a[href*="/detalhes/"]').first().waitFor();
    await follow('cursos', page.locator('a[href="/senac-portal/cursos"]'));
    await main.locator('a[href*="/detalhes/"]').first().waitFor();
    await follow('detalhes', main.locator('a[href*="/detalhes/"]'));
    await follow('interesse', main.getByRole('link', { name: 'Interesse em novas turmas' }));
    await readTerms(page);
    await follow('psg', page.locator('a[href="/senac-portal/psg"]'));
    const notice = main.getByRole('listitem').filter({ hasText: 'PSG 51/' });
    await follow('edital', notice.getByRole('link', { name: 'Inscrever-se' }));
    await read();
    const offers = main.getByRole('article').getByRole('button', { name: /^Inscrições/ });
    await clickElement(page, offers.first());
    forms.inscrição = await clickAndPaint(page, await fillIdentity(page));
    await read();
    await clickElement(page, page.getByRole('banner').getByRole('button', { name: 'Entrar' }));
    await follow('login', page.getByRole('dialog').getByRole('link', { name: /^Candidato/ }));
    forms['área do candidato'] = await clickAndPaint(page, await fillLogin(page));
    const receipts = page.getByRole('table', { name: 'Inscrições no PSG' });
    await follow('comprovante', receipts.getByRole('link', { name: /^Comprovante de/ }));
    await main.locator('canvas').first().waitFor();
    await read();
    return { links, forms, files: await page.evaluate(sumFiles) };
  });
}

/** @returns the button that submits the form */
async function fillIdentity(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Inscrição' });
  await dialog.getByLabel('CPF').fill(applicant.cpf);
  await dialog.getByLabel('Data de nascimento').fill(applicant.birthdate);
  return dialog.getByRole('button', { name: 'Confirmar' });
}

/** @returns the button that submits the form */
async function fillLogin(page: Page): Promise<Locator> {
  await page.getByLabel('E-mail').fill(candidate.email);
  await page.getByLabel('Senha', { exact: true }).fill(candidate.password);
  return page.getByRole('button', { name: 'Confirmar' });
}

/** Opens the terms, waits for their first page and closes them. */
async function readTerms(page: Page): Promise<void> {
  await clickElement(page, page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
  const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
  await dialog.locator('canvas').first().waitFor({ timeout: 60_000 });
  await clickElement(page, dialog.getByRole('button', { name: 'Fechar' }).last());
}

/** Runs in the page: sums the scripts and styles that did not come from the browser's cache. */
function sumFiles(): number {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = resources.filter(
    ({ name, transferSize }) => transferSize > 0 && /\.(m?js|css)(\?|$)/.test(name),
  );
  return files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
