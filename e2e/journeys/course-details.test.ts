import { expect, hydrated, type Page, test } from '../support/portal.ts';

/** Classes of the demo's data in each state that an enrolment can have, by course. */
const classes = {
  open: 'detalhes/1?turma=1001',
  full: 'detalhes/1?turma=1003',
  onlineClosed: 'detalhes/2?turma=1005',
  presentialClosed: 'detalhes/3?turma=1007',
  withoutLink: 'detalhes/4?turma=1009',
};

const classesOf = (page: Page) => page.getByRole('region', { name: 'Turmas disponíveis' });
const ticketOf = (page: Page) => classesOf(page).getByRole('article');
const simulatorOf = (page: Page) => page.getByRole('region', { name: 'Simule o valor com desconto' });
const courseDataOf = (page: Page) =>
  page.locator(`xpath=//script[@type="application/ld+json"][contains(., '"@type":"Course"')]`);

test('a visitor chooses a city by keyboard and reckons with a discount', async ({
  page,
  portal,
  complaints,
}) => {
  await page.goto(portal.url + classes.open);
  await hydrated(page);
  const city = classesOf(page).getByLabel('Cidade');
  await expect(ticketOf(page)).toContainText('Santana');
  await city.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/turma=1002/);
  await expect(ticketOf(page)).toContainText('Oiapoque');
  await expect(city).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/turma=1003/);
  await expect(ticketOf(page)).toContainText('Macapá');
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/turma=1002/);

  const simulator = simulatorOf(page);
  await simulator.getByLabel('Desconto').selectOption({ label: 'Ex-alunos (15%)' });
  await expect(simulator.getByRole('status')).toContainText(/Preço com desconto\s*R\$\s2\.966,50/);
  await expect(simulator.getByRole('status')).toContainText(/Cartão de crédito: 10x de R\$\s296,65/);
  await expect(page).toHaveURL(/turma=1002&desconto=ex-alunos/);
  await page.reload();
  await expect(simulator.getByRole('status')).toContainText(/R\$\s2\.966,50/);
  await expect(ticketOf(page)).toContainText('Oiapoque');
  expect(complaints.list).toEqual([]);
});

for (const [state, address, why] of [
  ['without vacancies', classes.full, /As vagas desta turma acabaram\./],
  [
    'whose time at the counter is over',
    classes.presentialClosed,
    /O prazo de matrícula presencial terminou\./,
  ],
] as const)
  test(`a class ${state} says so and offers to tell of the next`, async ({ page, portal }) => {
    await page.goto(portal.url + address);
    await hydrated(page);
    await expect(ticketOf(page).getByRole('button', { name: 'Matricule-se' })).toHaveAccessibleDescription(
      why,
    );
    await expect(ticketOf(page).getByText(why)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await ticketOf(page).getByRole('link', { name: 'Avise-me de novas turmas' }).click();
    await expect(page).toHaveURL(/\/interesse\?name=/);
    await expect(page.getByRole('main')).toContainText(title ?? '');
  });

for (const [state, address, why] of [
  ['whose time online is over', classes.onlineClosed, /Na unidade, a matrícula vai até \d{2}\/\d{2}\/\d{4}/],
  ['without enrolment online', classes.withoutLink, /não é feita pela internet/],
] as const)
  test(`a class ${state} leads to its unit`, async ({ page, portal }) => {
    await page.goto(portal.url + address);
    await hydrated(page);
    await expect(ticketOf(page).getByText(why)).toBeVisible();
    await expect(ticketOf(page).locator('a[href^="tel:+55"]')).toBeVisible();
    await expect(ticketOf(page).getByRole('link', { name: /^WhatsApp da unidade/ })).toBeVisible();
  });

test('an enrolment closes by itself when its time is over', async ({ page, portal }) => {
  await page.clock.install();
  await page.goto(portal.url + classes.open);
  await hydrated(page);
  await expect(ticketOf(page).getByRole('link', { name: /^Matricule-se/ })).toBeVisible();
  await page.clock.fastForward(60 * 24 * 60 * 60 * 1000);
  await expect(ticketOf(page).getByRole('link', { name: /^Matricule-se/ })).toBeHidden();
  await expect(ticketOf(page).getByText(/O prazo de matrícula on-line terminou\./)).toBeVisible();
});

test("a class's days can be taken into a calendar", async ({ page, portal, request }) => {
  await page.goto(portal.url + classes.open);
  const link = ticketOf(page).getByRole('link', { name: 'Adicionar ao calendário' });
  const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', portal.url).href);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('BEGIN:VEVENT');
});

test('the address is copied, and a short message says so', async ({ page, portal, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(portal.url + classes.open);
  await hydrated(page);
  await page.clock.install();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  const message = page.getByText('Link copiado para área de transferência.');
  await expect(message.first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(portal.url + classes.open);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_500);
  await expect(message).toHaveCount(0);
});

test('a course is printed on two pages at most, without what can be pressed', async ({ page, portal }) => {
  await page.goto(portal.url + classes.open);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const pressed = page.getByRole('main').locator('a, button, select').filter({ visible: true });
  expect(await pressed.evaluateAll((all) => all.map((each) => each.textContent))).toEqual([
    'Santana no mapa (abre em nova aba)',
  ]);
  await expect(ticketOf(page)).toContainText('R$');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test('a course that nobody knows leads on', async ({ page, portal }) => {
  const answer = await page.goto(`${portal.url}detalhes/99999`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await page.getByRole('main').getByRole('searchbox', { name: 'Título do curso' }).fill('barbeiro');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/cursos\?title=barbeiro$/);
});

test('a free course and its PSG notice name each other', async ({ page, portal }) => {
  await page.goto(`${portal.url}cursos-livres?title=operador de caixa`);
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operador de Caixa');
  await page
    .getByText('Este curso também tem vagas pelo PSG')
    .locator('..')
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/psg\/edital\/\d+$/);
  await page
    .getByRole('article', { name: 'Operador de Caixa' })
    .getByRole('link', { name: 'curso livre' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operador de Caixa');
});

test('search engines read the course in the page of the server, and no policy is offended', async ({
  page,
  portal,
  complaints,
}) => {
  await page.goto(portal.url + classes.open);
  await hydrated(page);
  await expect(courseDataOf(page)).toHaveCount(1);
  const course = JSON.parse((await courseDataOf(page).textContent()) ?? '');
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Técnico em Administração',
    provider: { name: 'Senac Amapá' },
  });
  expect(course.hasCourseInstance).toHaveLength(3);
  expect(course.hasCourseInstance[0]).toMatchObject({ courseMode: 'Onsite', courseWorkload: 'PT1000H' });

  const related = page.getByRole('region', { name: 'Cursos Relacionados' });
  await related
    .getByRole('link', { name: /^(Matricule-se em|Ver turma de) / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Técnico em Administração');
  await expect(classesOf(page)).toBeVisible();
  await expect(courseDataOf(page)).toHaveCount(0);
  expect(complaints.list).toEqual([]);
});

test('shared links get absolute addresses from a host that knows its own', async ({ portal, request }) => {
  const host = await portal.anotherHost({ PORTAL_URL: 'https://portal.example.org/senac-portal' });
  try {
    const html = await (await request.get(`${host.url}detalhes/1?turma=1002`)).text();
    const address = 'https://portal.example.org/senac-portal/detalhes/1';
    expect(html).toContain(`<meta property="og:url" content="${address}" data-served>`);
    expect(html).toContain(`<link rel="canonical" href="${address}" data-served>`);
  } finally {
    await host.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('city, prices and discounts can be chosen and read', async ({ page, portal }) => {
    await page.goto(`${portal.url}detalhes/1`);
    await expect(ticketOf(page).getByRole('link', { name: /^Matricule-se/ })).toBeVisible();
    await expect(ticketOf(page)).toContainText(/Cartão de crédito: 10x de R\$\s349,00/);
    await expect(page.getByRole('region', { name: 'Políticas de desconto' })).toContainText('12,5%');
    await classesOf(page).getByLabel('Cidade').selectOption('1002');
    await classesOf(page).getByRole('button', { name: 'Ver turma' }).click();
    await expect(ticketOf(page)).toContainText('Oiapoque');
    await simulatorOf(page).getByLabel('Desconto').selectOption({ label: 'Empresas conveniadas (12,5%)' });
    await simulatorOf(page).getByRole('button', { name: 'Simular' }).click();
    await expect(simulatorOf(page)).toContainText(/R\$\s3\.053,75/);
    await expect(ticketOf(page)).toContainText('Oiapoque');
  });
});
