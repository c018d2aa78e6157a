// Read before the tests are timed: routes would load them only then.
import './pages/processes/processes.page.tsx';
import './pages/closed-notice/closed-notice.page.tsx';
import './pages/application/application.page.tsx';
import './pages/notice/notice.page.tsx';
import type { PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { endSession, startSession } from '@portal/shared/session';
import { aMyPssProcess } from '@portal/tooling/testing/builders/my-processes';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import routes from './routes.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00-03:00'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the list of staff selections (B 2.2)', () => {
  function open(answer: Answers['GET /pss-selection-processes']) {
    serve({ 'GET /pss-selection-processes': answer });
    return openRoute(routes, '/pss');
  }
  const addresses = (title: string) =>
    region(title)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('leads open processes to notice and first document, closed ones to their results', async () => {
    await open([1, 2, 3, 4].map((status) => aPssProcess({ id: status, status })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Processo Seletivo do Senac');
    const ofOpen = (id: number) => [`/pss_edital/${id}`, '/storage/documents/30.pdf', `/pss_edital/${id}`];
    expect(addresses('Aberto')).toEqual([...ofOpen(1), ...ofOpen(2)]);
    expect(addresses('Encerrado')).toEqual([3, 3, 4, 4].map((id) => `/pss_encerrado/${id}`));
  });

  it('says of each open process what one can apply for now, what closes next first', async () => {
    await open([
      aPssProcess({ id: 2, items_pss: [aPssItem({ id: 8 }), aPssItem({ id: 9, status: 2 })] }),
      aPssProcess({ id: 1, items_pss: [aPssItem({ end_date: '2026-11-25' })] }),
    ]);
    const rows = region('Aberto').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/PSS 1\/2026.*Inscrições até25\/11\/2026.*Abertos agoraCargo 1Comunicado/),
      expect.stringMatching(/PSS 2\/2026.*Inscrições até10\/12\/2026.*Abertos agoraCargo 8Comunicado/),
    ]);
  });

  it('disables Resultados while a closed process has none, which a server without dates may have', async () => {
    await open([
      aPssProcess({ id: 3, status: 3, result_date: '2999-12-31' }),
      { id: 4, name: 'PSS 4', status: 3 },
    ]);
    const results = region('Encerrado').getByRole('button', { name: 'Resultados' });
    expect(results).toHaveAttribute('aria-disabled', 'true');
    expect(results).toHaveAccessibleDescription('O resultado deste processo sai em 31/12/2999.');
    expect(addresses('Encerrado')).toEqual([3, 4, 4].map((id) => `/pss_encerrado/${id}`));
  });

  it("says so, with 'Tentar de novo', when the processes could not be loaded", async () => {
    await open(refuse(503, {}));
    expect(await screen.findByText('Não foi possível carregar os processos seletivos')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

it('a closed notice is headed as given, names the process, and shows every position as Encerrado (B 2.4)', async () => {
  const items_pss = [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })];
  serve({ 'GET /pss-selection-processes/3': aPssProcess({ id: 3, status: 3, items_pss }) });
  await openRoute(routes, '/pss_encerrado/3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Programa Senac de Gratuidade');
  expect(screen.getByText(/^PSS 3\/2026/)).toHaveTextContent('Macapá, Oiapoque');
  const ended = region('Cargos').getAllByRole('button', { name: 'Encerrado' });
  expect(ended.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});

it.each([
  ['/pss_edital/3', 'Não há cursos'],
  ['/pss_encerrado/3', 'Não há cargos'],
])('%s without positions says "%s"', async (path, text) => {
  serve({ 'GET /pss-selection-processes/3': aPssProcess({ id: 3 }) });
  await openRoute(routes, path);
  expect(region('Cargos').getByText(text)).toBeVisible();
});

it('a closed notice that could not be loaded says so', async () => {
  serve({});
  await openRoute(routes, '/pss_encerrado/3');
  expect(await screen.findByText('Não foi possível carregar este processo seletivo')).toBeVisible();
});

describe('a staff selection notice (B 2.3)', () => {
  /** The notice of process 1. */
  function open(changes: Partial<PssProcessDetails>, answers: Answers = {}) {
    serve({ 'GET /pss-selection-processes/1': aPssProcess({ id: 1, ...changes }), ...answers });
    return openRoute(routes, '/pss_edital/1');
  }

  it('shows its cities and the visible positions with their facts', async () => {
    await open({ items_pss: [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSS 1/2026');
    expect(screen.getByText('Macapá, Oiapoque')).toBeVisible();
    const [position, ...more] = region('Cargos').getAllByRole('article');
    expect(more).toEqual([]);
    const facts = [...(position as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
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
  });

  it('says to a candidate who is logged in what they have applied for here', async () => {
    startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
    onTestFinished(endSession);
    await open({}, { 'GET /pss-my-selection-processes': [aMyPssProcess({ id: 1 })] });
    expect(await screen.findByText(/Você já está inscrito: Instrutor\./)).toBeVisible();
  });

  it('tells shared links its positions and, where the server draws one, its card', async () => {
    const said = (name: string) =>
      document.head.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
    const share_image_url = '/api/v1/pss-selection-processes/1/card.png?v=abc';
    await open({ share_image_url, items_pss: [aPssItem({ id: 7 })] });
    expect(said('og:description')).toMatch(/^Processo Seletivo do Senac em .+: Cargo 7$/);
    expect(said('og:image')).toBe(window.location.origin + share_image_url);
    expect(said('og:image:alt')).toBe('PSS 1/2026');
  });

  it('asks who applies and leads to the application, the person beside the address (B 4, B 5)', async () => {
    const opened = await open(
      { items_pss: [aPssItem({ id: 7 })] },
      { 'GET /check-nif-pssregistration': null },
    );
    const confirm = () => opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    const cpf = () => screen.getByLabelText('CPF');
    await opened.user.click(region('Cargos').getByRole('button', { name: 'Inscrições' }));
    await confirm();
    await waitFor(() => expect(cpf()).toHaveAccessibleDescription(/Campo obrigatório/));
    fireEvent.input(cpf(), { target: { value: '529.982.247-25' } });
    fireEvent.change(screen.getByLabelText('Data de nascimento'), { target: { value: '1998-04-21' } });
    await confirm();
    await waitFor(() => expect(opened.address()).toBe('/pss_cadastro?process=1&role=7&roleName=Cargo+7'));
    const identification = { cpf: '52998224725', birthdate: '1998-04-21' };
    expect(opened.carried()).toEqual({ identification });
  });
});
