import { expect, hydrated, test } from '../support/portal.ts';

const course = 'Cozinheiro';

test('interest in a course: what is missing is said, what is typed stays, and the request is confirmed', async ({
  page,
  portal,
  complaints,
}) => {
  await page.goto(`${portal.url}interesse?name=${course}`);
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText(course);
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Há um problema' })).toBeVisible();
  for (const text of [
    'Nome obrigatório',
    'CPF obrigatório',
    'Celular obrigatório',
    'E-mail obrigatório',
    'Cidade obrigatória',
  ])
    await expect(page.getByRole('main').getByRole('link', { name: text })).toBeVisible();

  await page.getByLabel('Nome completo').pressSequentially('Maria 1 da Silva');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria  da Silva');
  await page.getByLabel('CPF').pressSequentially('11111111111');
  await confirm.click();
  await expect(page.getByRole('main').getByRole('link', { name: 'CPF inválido' })).toBeVisible();
  await page.getByLabel('CPF').fill('');
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await page.getByLabel('Celular').pressSequentially('96991234567');
  await expect(page.getByLabel('Celular')).toHaveValue('(96)9 9123-4567');
  await page.getByLabel('E-mail').fill('maria@exemplo.example');
  // A reload costs nothing; what is kept meanwhile is sealed.
  await page.waitForFunction(() => localStorage.getItem('rascunho-interesse') !== null);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Você continua de onde parou')).toBeVisible();
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  const city = page.getByRole('combobox', { name: 'Cidade' });
  await city.pressSequentially('macapa');
  await page.getByRole('option', { name: 'Macapá - AP' }).click();
  await confirm.click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
    'Leia e aceite o termo para continuar.',
  );

  for (const [label, title] of [
    ['Li e aceito os termos de uso', 'Termos de uso'],
    ['Li e aceito a política de privacidade', 'Política de privacidade'],
  ] as const) {
    const box = page.getByRole('checkbox', { name: label });
    await box.click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(box).not.toBeChecked();
    await box.click();
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Ler como texto' }).click();
    await expect(dialog.getByRole('region', { name: `Texto de ${title}` })).toContainText(/\w{4,} \w{2,}/);
    await dialog.getByRole('button', { name: 'Aceitar' }).click();
    await expect(box).toBeChecked();
  }

  await page.clock.install();
  await confirm.click();
  const sent = page.getByRole('dialog', { name: 'Solicitação enviada' });
  await expect(sent).toContainText(/\d{2}\/\d{2}\/\d{4}, às \d{2}:\d{2}/);
  await expect(sent).toContainText(course);
  expect(await page.evaluate(() => localStorage.getItem('rascunho-interesse'))).toBeNull();
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL(/\/senac-portal\/?$/);
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
    `Registramos seu interesse em ${course}`,
  );
  expect(complaints.list).toEqual([]);
});

test.describe('a document to be accepted', () => {
  test('is shown however often and fast it was opened and closed before, by one worker', async ({
    page,
    portal,
    complaints,
  }) => {
    await page.goto(`${portal.url}interesse?name=${course}`);
    await hydrated(page);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const box = page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
    const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
    await box.click();
    await expect(dialog.locator('canvas').first()).toBeVisible();
    for (let time = 0; time < 6; time += 1) {
      // A busy worker: the last document is still being put away when the next is asked for.
      const busy = page.workers()[0]?.evaluate(() => {
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await box.click();
      await busy;
      // Every other time the pages are there before they are put away again.
      if (time % 2 === 1) await expect(dialog.locator('canvas').first()).toBeVisible();
    }
    await expect(dialog.getByRole('alert')).toBeHidden();
    expect(page.workers()).toHaveLength(1);
    expect(complaints.list).toEqual([]);
  });

  test('can be asked for again when its reader could not be loaded', async ({ page, portal }) => {
    const worker = '**/pdf.worker*';
    await page.route(worker, (route) => route.abort());
    await page.goto(`${portal.url}interesse?name=${course}`);
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
    await expect(dialog.getByRole('alert')).toContainText('Não foi possível mostrar o documento aqui.');
    await page.unroute(worker);
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(dialog.locator('canvas').first()).toBeVisible();
  });
});
