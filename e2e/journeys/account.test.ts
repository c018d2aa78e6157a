import type { Page } from '@playwright/test';
import { fillRegistration, identify } from '../support/applicant.ts';
import { fillLogin } from '../support/candidate.ts';
import { enterAt, expectPage } from '../support/journey.ts';
import { newestCode } from '../support/mail.ts';
import { expect, type Portal, test, visit } from '../support/portal.ts';

const password = 'canoa no igarapé';

/** Applies for the first course that takes registrations, as the form does. Gives the registration's id. */
async function apply(page: Page, portal: Portal, person: { nif: string; email: string }): Promise<number> {
  const api = new URL('/api/v1/', portal.url).href;
  const now = Date.now();
  const { data: processes } = await (await page.request.get(`${api}selection-processes`)).json();
  for (const { id } of processes) {
    const { data } = await (await page.request.get(`${api}selection-processes/${id}`)).json();
    for (const item of data.items) {
      const isOpen = Date.parse(item.start_date) < now && now < Date.parse(item.end_date);
      if (!isOpen || item.open_vacancies < 5) continue;
      const answer = await page.request.post(`${api}registrations`, {
        data: {
          selection_process_id: id,
          selection_process_item_id: item.id,
          full_name: 'Iara Tumucumaque',
          birthdate: '1998-04-21',
          mother: 'Raimunda Tumucumaque',
          phone: '96991234567',
          ...person,
        },
      });
      expect(answer.status()).toBe(200);
      return (await answer.json()).data.id;
    }
  }
  throw new Error('No course takes registrations.');
}

test('an account begins, moves to another e-mail and ends sessions', async ({
  page,
  browser,
  portal,
  complaints,
}) => {
  complaints.expected = /422/;
  const [email, wanted] = ['iara@exemplo.example', 'iara.nova@exemplo.example'];
  const main = page.getByRole('main');
  const id = await apply(page, portal, { nif: '39053344705', email });

  await visit(page, `${portal.url}resetPassword`);
  await page.getByLabel('Código').fill(await newestCode(portal.outbox, email));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/\/area_do_candidato$/);
  await expect(main.getByRole('link', { name: /^Comprovante/ }).first()).toHaveAttribute(
    'href',
    new RegExp(`/printing/${id}$`),
  );

  await page.goto(`${portal.url}perfil`);
  await page.getByLabel('E-mail').fill(wanted);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(main).toContainText('Falta confirmar o novo e-mail');
  await page.reload();
  await page.getByLabel('Código').fill('AAAAAAAA');
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(main).toContainText('Código inválido ou expirado.');
  await page.getByLabel('Código').fill(await newestCode(portal.outbox, wanted));
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page).toHaveURL(/\/area_do_candidato$/);

  const elsewhere = await browser.newPage();
  await visit(elsewhere, `${portal.url}login`);
  await fillLogin(elsewhere, wanted, password);
  await expect(elsewhere).toHaveURL(/\/area_do_candidato$/);

  await page.goto(`${portal.url}perfil`);
  const sessions = page.getByRole('region', { name: 'Sessões abertas' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(sessions).toContainText('Você só está conectado neste aparelho.');
  await elsewhere.goto(`${portal.url}perfil`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('from the home page to a receipt by code, all that is kept, and out', async ({ page, portal }) => {
  const email = 'cunani@exemplo.example';
  const main = page.getByRole('main');
  await enterAt(page, portal.url);
  // The banners' links come and go.
  await main.getByRole('link', { name: /^Cursos Gratuitos Programa/ }).click();
  await expectPage(page, 'Programa Senac de Gratuidade');
  const process = main.getByRole('listitem').filter({ hasText: 'PSG 51/' });
  await process.getByRole('link', { name: 'Inscrever-se' }).click();
  await expectPage(page, /PSG 51/);
  await identify(page, 'Ecojoias: Sementes e Fibras', '31000080811');
  await expectPage(page, /.+/);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const registered = page.getByRole('dialog', { name: 'Inscrição realizada' });
  await registered.getByText('Criar a senha agora').click();
  await registered.getByLabel('Nova senha', { exact: true }).fill(password);
  await registered.getByLabel('Confirmar senha', { exact: true }).fill(password);
  await registered.getByLabel('Código').fill(await newestCode(portal.outbox, email));
  await registered.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(page).toHaveURL(/\/printing\/\d+$/);
  await expect(main).toContainText('310.000.808-11');

  await page.getByRole('banner').getByText('Raimunda Nonata Silva').click();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await main.getByRole('link', { name: 'Ver meus dados' }).click();
  await expect(main.getByRole('region', { name: 'Cadastro' })).toContainText('310.000.808-11');
  await expect(main.getByRole('heading', { name: /^Ecojoias: Sementes e Fibras · PSG-/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect((await download).suggestedFilename()).toBe('meus-dados.json');

  await page.getByRole('banner').getByText('Raimunda Nonata Silva').click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/login\?voltar=%2Fmeus-dados$/);
  await expect(main).toContainText('Você saiu');
  await expect(main).toContainText('Ao entrar de novo, você volta à página em que estava.');
});
