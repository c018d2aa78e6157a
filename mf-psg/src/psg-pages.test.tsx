import { aCatalogueClass, aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { translateTexts } from '@portal/tooling/testing/translate-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00-03:00'));
});

const region = (name: string) => within(screen.getByRole('region', { name }));

const inCity = (id: number, localidade: string, start: string) =>
  aCatalogueCourse({
    id,
    classes: [
      aCatalogueClass({
        planoDoCursoId: id,
        localidade,
        nomeUnidadeOperativa: localidade,
        dataPeriodoExecucaoInicial: start,
        dataDeEncerramentoOnline: '2026-12-01',
        dataDeEncerramentoPresencial: null,
        vagasDisponiveis: 5,
      }),
    ],
  });
const freeCourses = {
  ...{ total: 2, page: 1, pages: 1, didYouMean: [] },
  groups: [{ total: 2, courses: [inCity(1, 'Macapá', '2026-12-05'), inCity(2, 'Santana', '2026-12-10')] }],
  facets: { city: ['Macapá', 'Santana'].map((value) => ({ value, label: value, count: 1 })) },
};

describe('the pages of the PSG (A 2.8)', () => {
  async function open(processes: ReturnType<typeof aPsgProcess>[]) {
    const received = mockApi({ 'GET /selection-processes': processes });
    return { received, ...(await openRoute(routes, '/psg')) };
  }

  const OPEN = 'Processos seletivos abertos';
  const CLOSED = 'Processos seletivos encerrados';
  const address = (title: string, name: RegExp | string) =>
    region(title).getByRole('link', { name }).getAttribute('href');

  it('begins with what closes next, says what each is about, and does not call to apply for what is full', async () => {
    const { container } = await open([
      aPsgProcess({ id: 3, items: [aPsgItem({ open_vacancies: 0 })] }),
      aPsgProcess({ id: 2, items: [aPsgItem()] }),
      aPsgProcess({ id: 1, items: [aPsgItem({ end_date: '2026-11-25' })] }),
      aPsgProcess({ id: 4 }),
    ]);
    const rows = region(OPEN).getAllByRole('listitem');
    const names = rows.map((row) => within(row).getByRole('heading').textContent);
    expect(names).toEqual(['PSG 1/2026', 'PSG 2/2026', 'PSG 4/2026', 'PSG 3/2026']);
    const apply = region(OPEN).getAllByRole('link', { name: 'Inscrever-se' });
    expect(apply.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 4].map((id) => `/psg/edital/${id}`),
    );
    expect(address(OPEN, 'Ver cursos e prazos')).toBe('/psg/edital/3');
    expect(rows[1]).toHaveTextContent(
      /Inscrições até10\/12\/2026.*Vagas25 e 10 de reserva.*Inscrições disponíveis18.*Abertos agoraCurso 1/,
    );
    expect(rows[3]).toHaveTextContent(/Nenhuma aberta agora.*EsgotadosCurso 1/);
    expect(container.querySelector(address(OPEN, 'Posso participar?') ?? '')).toBeVisible();
    expect(region(CLOSED).getByText('Não há processos seletivos')).toBeVisible();
  });

  it('leads open ones to notice and first document, which is counted, closed ones to results', async () => {
    const { user, received } = await open([aPsgProcess({ id: 47 }), aPsgProcess({ id: 3, status: 3 })]);
    expect(address(OPEN, 'PSG 47/2026')).toBe('/psg/edital/47');
    // This process has registration on another site.
    expect(address(OPEN, /^Inscrever-se/)).toMatch(/^https:/);
    expect(address(CLOSED, 'PSG 3/2026')).toBe('/psg/encerrado/3');
    expect(address(CLOSED, 'Resultados')).toBe('/psg/encerrado/3');
    expect(region(OPEN).getByText('Em andamento')).toBeVisible();
    expect(region(CLOSED).getByText('Encerrado')).toBeVisible();
    await user.click(region(OPEN).getByRole('link', { name: /^Ver Edital/ }));
    expect(received.map(({ call }) => call)).toContain('PUT /document-downloads/470');
  });
});

it('a closed notice shows its courses as Encerrado, each with its waitlist (A 2.11)', async () => {
  const process = aPsgProcess({ id: 5, status: 3, items: [aPsgItem({ id: 1 })] });
  mockApi({ 'GET /selection-processes/5': process });
  await openRoute(routes, '/psg/encerrado/5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSG 5/2026');
  const waiting = region('Cursos').getByRole('link', { name: /^Avise-me/ });
  expect(waiting).toHaveAttribute('href', '/interesse?name=Curso%201');
  const ended = region('Cursos').getByRole('button', { name: 'Encerrado' });
  expect(ended).toHaveAttribute('aria-disabled', 'true');
});

it('three questions lead to the open courses whose requirements a person meets', async () => {
  const items = [
    aPsgItem({ id: 1, course_name: 'Barbeiro', min_age: 16, min_schooling: 'fundamental' }),
    aPsgItem({ id: 2, course_name: 'Cozinheiro', min_age: 18, min_schooling: 'medio' }),
  ];
  mockApi({ 'GET /selection-processes': [aPsgProcess({ items })], 'GET /home': aHome() });
  const { user } = await openRoute(routes, '/psg');
  const questions = region('Posso participar? Três perguntas');
  const income = questions.getByLabelText('Renda por pessoa da casa');
  expect(questions.getByRole('status')).toHaveTextContent(/^Responda às três perguntas/);
  await user.selectOptions(income, 'Não sei');
  await user.type(questions.getByLabelText('Idade, em anos'), '16');
  await user.selectOptions(questions.getByLabelText('Escolaridade'), 'Ensino fundamental completo');
  expect(questions.getByRole('link', { name: 'Barbeiro' })).toHaveAttribute('href', '/psg/edital/1');
  expect(questions.queryByRole('link', { name: 'Cozinheiro' })).toBeNull();
  expect(questions.getByRole('link', { name: 'calculadora' })).toHaveAttribute('href', '#calculadora');
  await user.selectOptions(income, 'above');
  expect(questions.getByRole('link', { name: 'Cursos livres' })).toHaveAttribute('href', '/cursos-livres');
});

describe('the income calculator (A 2.8, A 5.4)', () => {
  async function open() {
    mockApi({
      'GET /selection-processes': [aPsgProcess({ items: [aPsgItem()] })],
      'GET /home': aHome(),
      'GET /courses-search': freeCourses,
    });
    const { user } = await openRoute(routes, '/psg');
    return { user, region: screen.getByRole('region', { name: 'Calculadora de elegibilidade' }) };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  const people = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const person = (place: number) => screen.getByLabelText(`Pessoa ${place} (0 se não tem renda)`);
  async function earn({ user }: Opened, ...incomes: string[]) {
    for (const [index, income] of incomes.entries()) if (income) await user.type(person(index + 1), income);
  }
  const status = ({ region }: Opened) => within(region).getByRole('status');
  /** Amounts contain a non-breaking space. */
  const said = ({ region }: Opened) => region.textContent?.replaceAll('\u00a0', ' ');

  it('adds people, the focus in the new field, and removes any but the last, also where a translator has replaced all texts', async () => {
    const opened = await open();
    await earn(opened, '2000', '1000');
    for (const [place, income, average] of [
      [3, '0', '1.000,00'],
      [4, '6000', '2.250,00'],
    ] as const) {
      translateTexts(opened.region, 'replaced');
      await opened.user.click(screen.getByText('Adicionar pessoa'));
      expect(person(place)).toHaveFocus();
      await opened.user.type(person(place), income);
      expect(said(opened)).toContain(`R$ ${average} por pessoa. O limite é R$ 2.640,00.`);
    }
    expect(said(opened)).toContain('(R$ 2.000,00 + R$ 1.000,00 + R$ 0,00 + R$ 6.000,00) ÷ 4 pessoas =');
    const remove = (place: number) =>
      opened.user.click(screen.getByRole('button', { name: `Remover pessoa ${place}` }));
    await remove(3);
    expect(people().map(({ value }) => value)).toEqual(['2000', '1000', '6000']);
    expect(person(2)).toHaveFocus();
    expect(status(opened)).toHaveTextContent('Você não está habilitado!');
    await remove(1);
    expect(person(1)).toHaveFocus();
    await remove(2);
    expect(said(opened)).toContain('÷ 1 pessoa = R$ 1.000,00 por pessoa');
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });

  it('starts with two people, says what is missing, then the verdict, the sum and where to apply', async () => {
    const opened = await open();
    expect(people().map(({ value }) => value)).toEqual(['', '']);
    expect(said(opened)).toContain('Limite: R$ 2.640,00 por pessoa.');
    expect(status(opened)).toHaveTextContent('Preencha a Pessoa 1 e a Pessoa 2 para ver o resultado.');
    await earn(opened, '0');
    await opened.user.type(person(2), '-5');
    expect(status(opened)).toHaveTextContent('Corrija a Pessoa 2 para ver o resultado.');
    expect(person(2)).toBeValid();
    await opened.user.tab();
    expect(person(2)).toHaveAccessibleDescription('Erro: O valor não pode ser negativo.');
    expect(person(2)).toBeInvalid();
    await opened.user.clear(person(2));
    expect(person(2)).toBeValid();
    await earn(opened, '', '0');
    expect(status(opened)).toHaveTextContent('Nenhuma renda informada');
    await opened.user.clear(person(1));
    await earn(opened, '1500,50');
    expect(status(opened)).toHaveTextContent(
      /^Sim, você está apto a participar!Apta ou apto pela renda.+ também pede idade e escolaridade/,
    );
    expect(said(opened)).toContain(
      '(R$ 1.500,50 + R$ 0,00) ÷ 2 pessoas = R$ 750,25 por pessoa. O limite é R$ 2.640,00.',
    );
    const notice = within(opened.region).getByRole('link', { name: 'PSG 1/2026' });
    expect(notice).toHaveAttribute('href', '/psg/edital/1');
  });

  it('lists free courses after the result, nearest first from the city that the visitor chooses', async () => {
    const opened = await open();
    await earn(opened, '9000', '9000');
    expect(status(opened)).toHaveTextContent(/^Você não está habilitado!/);
    const free = within(screen.getByRole('region', { name: 'Você também pode fazer, sem comprovar renda' }));
    const titles = () => free.getAllByRole('listitem').map(({ textContent }) => textContent);
    const city = await free.findByLabelText('Sua cidade');
    expect(titles()).toEqual(['Curso 1Macapá, começa em 05/12/2026', 'Curso 2Santana, começa em 10/12/2026']);
    await opened.user.selectOptions(city, 'Santana');
    await waitFor(() => expect(titles()[0]).toMatch(/^Curso 2/));
    expect(free.getByRole('link', { name: 'Curso 2' })).toHaveAttribute('href', '/detalhes/2?turma=2');
    expect(localStorage.getItem('cidade')).toBe('Santana');
    expect(free.queryByText(/^Não há/)).toBeNull();
    await opened.user.selectOptions(city, 'Oiapoque');
    const note = await free.findByText(/^Não há curso livre em Oiapoque/);
    expect(note).toHaveTextContent('; em Macapá há 1, dia 05/12/2026; em Santana há 1, dia 10/12/2026.');
    const inSantana = within(note).getByRole('link', { name: 'em Santana' });
    expect(inSantana).toHaveAttribute('href', '/cursos-livres?city=Santana');
  });
});
