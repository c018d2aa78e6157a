import { accessibilityProblems } from '@portal/shared/testing/axe';
import { openRoute, refuse, serve } from '@portal/shared/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from './routes.tsx';

const document = (id: number, changes: object = {}) => ({
  id,
  title: `Documento ${id}`,
  filename: `documents/psg/${id}.pdf`,
  published_at: '2026-03-01',
  status: 'P',
  ...changes,
});
const aProcess = (id: number, status: number, changes: object = {}) => ({
  id,
  name: `PSG ${id}/2026`,
  number: null,
  status,
  city_info: 'Macapá',
  cities: [],
  documents: [document(id * 10), document(id * 10 + 1)],
  items: [],
  ...changes,
});
const item = (id: number, changes: object = {}) => ({
  id,
  course_name: `Curso ${id}`,
  status: 1,
  start_date_course: '2026-12-31',
  end_date_course: '2027-03-16',
  city_info: null,
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Santana - AP' } }],
  prerequisite: null,
  vacancies: 25,
  wait: 10,
  open_vacancies: 18,
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  registration_type_name: 'Online',
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-03-31T12:00:00-03:00'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(at: string, answers: Parameters<typeof serve>[0]) {
  const received = serve(answers);
  return { received, ...(await openRoute(routes, at)) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const OPEN = 'Processos seletivos abertos';
const CLOSED = 'Processos seletivos encerrados';
const names = (title: string) =>
  region(title)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the list of PSG processes (A 2.8)', () => {
  it('splits open (1, 2) from closed (3, 4)', async () => {
    const all = [aProcess(1, 1), aProcess(2, 2), aProcess(3, 3), aProcess(4, 4)];
    const { container } = await open('/psg', { 'GET /selection-processes': all });
    expect(names(OPEN)).toEqual(['PSG 1/2026', 'PSG 2/2026']);
    expect(names(CLOSED)).toEqual(['PSG 3/2026', 'PSG 4/2026']);
    expect(region(OPEN).getAllByText('Em andamento')).toHaveLength(2);
    expect(region(CLOSED).getAllByText('Encerrado')).toHaveLength(2);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("says 'Não há processos seletivos' of each empty list", async () => {
    await open('/psg', { 'GET /selection-processes': [] });
    expect(region(OPEN).getByText('Não há processos seletivos')).toBeVisible();
    expect(region(CLOSED).getByText('Não há processos seletivos')).toBeVisible();
  });

  it("shows four, and the others after 'ver mais...'", async () => {
    const all = Array.from({ length: 6 }, (_, place) => aProcess(place + 1, 1));
    const { user } = await open('/psg', { 'GET /selection-processes': all });
    expect(names(OPEN)).toHaveLength(4);
    await user.click(region(OPEN).getByRole('button', { name: 'ver mais...' }));
    expect(names(OPEN)).toHaveLength(6);
    await user.click(region(OPEN).getByRole('button', { name: 'ver menos...' }));
    expect(names(OPEN)).toHaveLength(4);
    expect(region(CLOSED).queryByRole('button')).toBeNull();
  });

  it('leads an open process to its notice and to its first document, a closed one to its results', async () => {
    await open('/psg', { 'GET /selection-processes': [aProcess(1, 1), aProcess(3, 3)] });
    const address = (title: string, name: RegExp | string) =>
      region(title).getByRole('link', { name }).getAttribute('href');
    expect(address(OPEN, 'PSG 1/2026')).toBe('/psg/edital/1');
    expect(address(OPEN, /^Ver Edital/)).toBe('/storage/documents/psg/10.pdf');
    expect(address(OPEN, 'Inscrever-se')).toBe('/psg/edital/1');
    expect(address(CLOSED, 'PSG 3/2026')).toBe('/psg/encerrado/3');
    expect(address(CLOSED, 'Resultados')).toBe('/psg/encerrado/3');
  });

  it('sends who applies for process 47 to the external site, its name still to the notice', async () => {
    await open('/psg', { 'GET /selection-processes': [aProcess(47, 1)] });
    const apply = region(OPEN).getByRole('link', { name: /^Inscrever-se/ });
    expect(apply.getAttribute('href')).toMatch(/^https:/);
    expect(apply).toHaveAttribute('target', '_blank');
    expect(region(OPEN).getByRole('link', { name: 'PSG 47/2026' })).toHaveAttribute('href', '/psg/edital/47');
  });

  it('leads to the details by three anchors', async () => {
    await open('/psg', { 'GET /selection-processes': [] });
    const cards = region('Saiba mais')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(cards).toEqual(['/psg/detalhes#psg', '/psg/detalhes#regulamento', '/psg/detalhes#metodologia']);
  });
});

describe('a PSG notice (A 2.10)', () => {
  const answers = (changes: object) => ({ 'GET /selection-processes/5': aProcess(5, 1, changes) });

  it("tables the published documents, 'Novo' within 30 days", async () => {
    await open(
      '/psg/edital/5',
      answers({
        documents: [
          document(1, { published_at: '2026-03-01' }),
          document(2, { published_at: '2026-02-28' }),
          document(3, { status: 'R' }),
        ],
      }),
    );
    const rows = region('Documentos').getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(within(rows[0] as HTMLElement).getByText('Novo')).toBeVisible();
    expect(within(rows[0] as HTMLElement).getByText('01/03/2026')).toBeVisible();
    expect(within(rows[1] as HTMLElement).queryByText('Novo')).toBeNull();
    const link = region('Documentos').getByRole('link', { name: /^Documento 1/ });
    expect(link).toHaveAttribute('href', '/storage/documents/psg/1.pdf');
  });

  it('names itself, its city, and each shown course with dates, cities, prerequisites and vacancies', async () => {
    const { container } = await open('/psg/edital/5', answers({ items: [item(1), item(2, { status: 2 })] }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSG 5/2026');
    expect(screen.getByText('Macapá')).toBeVisible();
    const courses = region('Cursos').getAllByRole('article');
    expect(courses).toHaveLength(1);
    const facts = [...(courses[0] as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(facts).toEqual([
      'Período do curso: 31/12/2026 a 16/03/2027',
      'Período de inscrição: 15/11/2026 a 10/12/2026',
      'Cidade: Macapá - AP, Santana - AP',
      'Pré-requisitos: Não há pré requisitos',
      'Vagas imediatas: 25',
      'Vagas de reserva: 10',
      'Inscrições disponíveis: 18',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is not found when the server does not know it', async () => {
    await open('/psg/edital/5', { 'GET /selection-processes/5': refuse(404, {}) });
    expect(await screen.findByText('Erro 404')).toBeVisible();
  });
});

describe('a closed PSG notice (A 2.11)', () => {
  it('marks its courses Encerrado and counts the download of a document', async () => {
    const { user, received } = await open('/psg/encerrado/5', {
      'GET /selection-processes/5': aProcess(5, 3, { items: [item(1)] }),
      'PUT /document-downloads/50': null,
    });
    const ended = region('Cursos').getByRole('button', { name: 'Encerrado' });
    expect(ended).toHaveAttribute('aria-disabled', 'true');
    await user.click(region('Documentos').getByRole('link', { name: /^Documento 50/ }));
    expect(received.map(({ call }) => call)).toEqual([
      'GET /selection-processes/5',
      'PUT /document-downloads/50',
    ]);
  });
});

it('the details have the programme, the regulations, the methodology and the guidelines (A 2.9)', async () => {
  const { container } = await open('/psg/detalhes', {});
  for (const id of ['psg', 'regulamento', 'metodologia']) {
    expect(container.querySelector(`section#${id}`)).toBeVisible();
  }
  const guidelines = screen.getByRole('link', { name: /^Diretrizes/ });
  expect(guidelines.getAttribute('href')).toMatch(/\.pdf$/);
});
