import { acceptDocuments, openRegistration } from '../support/applicant.ts';
import { test } from '../support/bare-server.ts';
import { fillLogin } from '../support/candidate.ts';
import { expect, visit } from '../support/portal.ts';

// The server responds 404 to unknown calls, and the document is as short as possible.
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expected = /404|Indexing all PDF objects/;
});

test('the same pages work in front of a server of the bare contract', async ({ page, bare }) => {
  const main = page.getByRole('main');

  await visit(page, bare.portalUrl);
  await expect(main.getByRole('region', { name: 'Inscrições abertas' }).first()).toContainText(
    'Técnico em Enfermagem',
  );
  await expect(main).toContainText('Feira de cursos no fim de semana');
  await expect(page.getByRole('contentinfo')).toContainText('03.592.976/0001-02');
  await expect(page.getByRole('link', { name: /Termos de uso/ })).toHaveAttribute(
    'href',
    '/storage/termos.pdf',
  );
  await expect.poll(() => bare.unknown).toContain('GET /storage/faixa.png');

  await page.goto(`${bare.portalUrl}cursos`);
  await expect(main).toContainText('Técnico em Enfermagem');
  await expect(main.getByRole('link', { name: /Matricule-se/ })).toHaveCount(1);

  await page.goto(`${bare.portalUrl}detalhes/7`);
  await expect(main).toContainText('Forma quem cuida.');
  await expect(main).toContainText('Comerciário');
  await expect(main).toContainText(/10x|10 x|10 ×/);
  await expect(main).toContainText('Em Breve');
  await expect(main.getByRole('link', { name: /^Matricule-se/ }).first()).toHaveAttribute(
    'href',
    'https://matricula.example/70',
  );

  await page.goto(`${bare.portalUrl}psg`);
  await expect(main.getByRole('link', { name: 'Edital do contrato' }).first()).toBeVisible();

  await page.goto(`${bare.portalUrl}conferir/psg-1-AAAAAAAAAAAAAAAA`);
  await expect(main).toContainText('A conferência não está disponível');
  await visit(page, bare.portalUrl);
  await expect(page.getByLabel('Onde?').getByRole('option')).toHaveText(['Em qualquer unidade', 'Macapá']);
  const box = page.getByRole('searchbox', { name: 'O que você quer aprender?' });
  await box.fill('enfermagem');
  await page.getByRole('button', { name: 'Buscar curso' }).click();
  await expect(main.getByRole('region', { name: /^Cursos técnicos/ })).toContainText('Técnico em Enfermagem');

  await visit(page, `${bare.portalUrl}login?voltar=/area_do_candidato`);
  await fillLogin(page, 'candidata@contrato.example', 'qualquer');
  await expect(page.getByRole('table', { name: 'Inscrições no PSG' })).toContainText('Cuidador de Idosos');
  await expect(main).toContainText('Nenhuma inscrição no PSS');

  await page.goto(`${bare.portalUrl}perfil`);
  await page.getByLabel('E-mail').fill('nova@contrato.example');
  await expect.poll(() => bare.unknown).toContain('GET /auth/sessions');
  await expect(page.getByText('Sessões abertas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/area_do_candidato$/);

  // Optional calls were made and rejected, without effect on the pages.
  expect(bare.unknown).toContain('GET /home');
});

test('a registration is submitted to it as to any other', async ({ page, bare }) => {
  await openRegistration(page, bare.portalUrl, {
    process: 11,
    course: 'Cuidador de Idosos',
    cpf: '52998224725',
  });
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Candidata do Contrato');
  await expect(page.getByLabel('Nome da mãe')).toHaveValue('Mãe do Contrato');
  await page.getByLabel('Celular').fill('96991230001');
  await page.getByLabel('E-mail').fill('candidata@contrato.example');
  await acceptDocuments(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('dialog', { name: 'Inscrição realizada' })).toContainText(
    /Sua posição na ordem de inscrição é a 3ª\D/,
  );
});
