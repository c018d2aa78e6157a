import { accessibilityProblems } from '@portal/shared/testing/axe';
import { openRoute, serve } from '@portal/shared/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from './routes.tsx';

const document = {
  id: 30,
  title: 'Comunicado',
  filename: 'pss/30.pdf',
  published_at: '2026-03-01',
  status: 'P',
};
const aProcess = (id: number, status: number, changes: object = {}) => ({
  id,
  name: `PSS ${id}/2026`,
  number: null,
  status,
  city_info: null,
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Oiapoque - AP' } }],
  documents: [document],
  items_pss: [],
  ...changes,
});
const position = (id: number, changes: object = {}) => ({
  id,
  job_title: { name: `Cargo ${id}`, description: null },
  status: 1,
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  city_info: 'Macapá',
  cities: [],
  prerequisite: null,
  vacancies: 2,
  wait: 5,
  open_vacancies: 40,
  ...changes,
});

afterEach(() => vi.unstubAllGlobals());

async function open(at: string, answers: Parameters<typeof serve>[0]) {
  const received = serve(answers);
  return { received, ...(await openRoute(routes, at)) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const addresses = (title: string) =>
  region(title)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the list of staff selections (B 2.2)', () => {
  it('is headed, cites the resolution and has the boxes Aberto and Encerrado', async () => {
    const { container } = await open('/pss', {
      'GET /pss-selection-processes': [aProcess(1, 1), aProcess(2, 2), aProcess(3, 3), aProcess(4, 4)],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Processo Seletivo do Senac');
    expect(screen.getByText(/Resolução/)).toBeVisible();
    const names = (title: string) =>
      region(title)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(names('Aberto')).toEqual(['PSS 1/2026', 'PSS 2/2026']);
    expect(names('Encerrado')).toEqual(['PSS 3/2026', 'PSS 4/2026']);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads to the notice and to the first document, a closed process to its results', async () => {
    await open('/pss', { 'GET /pss-selection-processes': [aProcess(1, 1), aProcess(3, 3)] });
    expect(addresses('Aberto')).toEqual(['/pss_edital/1', '/storage/pss/30.pdf', '/pss_edital/1']);
    expect(region('Aberto').getByRole('link', { name: /^Comunicado/ })).toHaveAttribute('target', '_blank');
    expect(region('Aberto').getByRole('link', { name: 'Inscrever-se' })).toBeVisible();
    expect(addresses('Encerrado')).toEqual(['/pss_encerrado/3', '/pss_encerrado/3']);
  });

  it('disables Resultados while a closed process has none', async () => {
    await open('/pss', { 'GET /pss-selection-processes': [aProcess(3, 3, { documents: [] })] });
    const results = region('Encerrado').getByRole('button', { name: 'Resultados' });
    expect(results).toHaveAttribute('aria-disabled', 'true');
    expect(results).toHaveAccessibleDescription(/ainda não foi publicado/);
  });

  it("says 'Não há processos seletivos' when a box is empty", async () => {
    await open('/pss', { 'GET /pss-selection-processes': [] });
    expect(region('Encerrado').getByText('Não há processos seletivos')).toBeVisible();
  });
});

describe('a staff selection notice (B 2.3)', () => {
  it('shows its cities, documents and the visible positions with their facts', async () => {
    const { container } = await open('/pss_edital/1', {
      'GET /pss-selection-processes/1': aProcess(1, 1, {
        items_pss: [position(1), position(2, { status: 2 })],
      }),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSS 1/2026');
    expect(screen.getByText('Macapá - AP, Oiapoque - AP')).toBeVisible();
    const positions = region('Cargos').getAllByRole('article');
    expect(positions).toHaveLength(1);
    const facts = [...(positions[0] as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(facts).toEqual([
      'Período de inscrição: 15/11/2026 a 10/12/2026',
      'Cidade: Macapá',
      'Pré-requisitos: Não há pré requisitos',
      'Vagas imediatas: 2',
      'Vagas de reserva: 5',
      'Inscrições disponíveis: 40',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("says 'Não há documentos publicados' and 'Não há cursos' when empty", async () => {
    await open('/pss_edital/1', {
      'GET /pss-selection-processes/1': aProcess(1, 1, { documents: [{ ...document, status: 'R' }] }),
    });
    expect(region('Documentos').getByText('Não há documentos publicados')).toBeVisible();
    expect(region('Cargos').getByText('Não há cursos')).toBeVisible();
  });
});

describe('a closed staff selection notice (B 2.4)', () => {
  it('is headed as given, names the process, and every position is Encerrado', async () => {
    const { user, received } = await open('/pss_encerrado/3', {
      'GET /pss-selection-processes/3': aProcess(3, 3, { items_pss: [position(1), position(2)] }),
      'PUT /document-downloads/30': null,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Programa Senac de Gratuidade');
    expect(screen.getByText(/^PSS 3\/2026/)).toBeVisible();
    const ended = region('Cargos').getAllByRole('button', { name: 'Encerrado' });
    expect(ended.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    await user.click(region('Documentos').getByRole('link', { name: /^Comunicado/ }));
    expect(received.at(-1)?.call).toBe('PUT /document-downloads/30');
  });

  it("says 'Não há cargos' when there are none", async () => {
    await open('/pss_encerrado/3', { 'GET /pss-selection-processes/3': aProcess(3, 3) });
    expect(region('Cargos').getByText('Não há cargos')).toBeVisible();
  });
});
