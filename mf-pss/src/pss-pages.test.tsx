import { endSession, startSession } from '@portal/client/session';
import type { PssProcessDetails } from '@portal/contract/endpoints/processes';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aMyPssProcess, aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { aProfile } from '@portal/tooling/testing/builders/profile';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { type Answers, mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00-03:00'));
});

const region = (name: string) => within(screen.getByRole('region', { name }));

it('the list disables Resultados while a closed process has none, which a server without dates may have (B 2.2)', async () => {
  const unsaid = { id: 4, name: 'PSS 4', status: 3 };
  mockApi({
    'GET /pss-selection-processes': [aPssProcess({ id: 3, status: 3, result_date: '2999-12-31' }), unsaid],
  });
  await openRoute(routes, '/pss');
  const results = region('Encerrado').getByRole('button', { name: 'Resultados' });
  expect(results).toHaveAttribute('aria-disabled', 'true');
  expect(results).toHaveAccessibleDescription('O resultado deste processo sai em 31/12/2999.');
  const links = region('Encerrado').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [3, 4, 4].map((id) => `/pss_encerrado/${id}`),
  );
});

it('the list calls to apply only where a position is open, which a server without positions does not say', async () => {
  mockApi({
    'GET /pss-selection-processes': [
      aPssProcess({ id: 1, items_pss: [aPssItem({ id: 1, end_date: '2026-11-20' })] }),
      aPssProcess({ id: 2, items_pss: [aPssItem({ id: 2, open_vacancies: 0 }), aPssItem({ id: 3 })] }),
      aPssProcess({ id: 3 }),
    ],
  });
  await openRoute(routes, '/pss');
  const addresses = (name: string) =>
    region('Aberto')
      .getAllByRole('link', { name })
      .map((link) => link.getAttribute('href'));
  expect(addresses('Inscrever-se')).toEqual(['/pss_edital/2', '/pss_edital/3']);
  expect(addresses('Ver cargos e prazos')).toEqual(['/pss_edital/1']);
});

it('a closed notice is headed as given, names the process, and shows each visible position as Encerrado (B 2.4)', async () => {
  const items_pss = [aPssItem({ id: 1 }), aPssItem({ id: 2 }), aPssItem({ id: 3, status: 2 })];
  mockApi({ 'GET /pss-selection-processes/3': aPssProcess({ id: 3, status: 3, items_pss }) });
  await openRoute(routes, '/pss_encerrado/3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Programa Senac de Gratuidade');
  expect(screen.getByText(/^PSS 3\/2026/)).toHaveTextContent('Macapá, Oiapoque');
  const ended = region('Cargos').getAllByRole('button', { name: 'Encerrado' });
  expect(ended.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});

it.each([
  ['/pss_edital/3', 1, 'Não há cursos'],
  ['/pss_encerrado/3', 1, 'Não há cursos'],
  ['/pss_encerrado/3', 3, 'Não há cargos'],
])('%s without positions and documents, in a process of status %i, says "%s"', async (path, status, text) => {
  mockApi({ 'GET /pss-selection-processes/3': aPssProcess({ id: 3, status, documents: [] }) });
  await openRoute(routes, path);
  expect(region('Cargos').getByText(text)).toBeVisible();
  expect(region('Documentos').getByText('Não há documentos publicados')).toBeVisible();
});

describe('a staff selection notice (B 2.3)', () => {
  /** Opens the notice of process 1. */
  function open(changes: Partial<PssProcessDetails>, answers: Answers = {}) {
    mockApi({ 'GET /pss-selection-processes/1': aPssProcess({ id: 1, ...changes }), ...answers });
    return openRoute(routes, '/pss_edital/1');
  }

  it('shows its cities and the visible positions with their facts', async () => {
    await open({ items_pss: [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSS 1/2026');
    expect(screen.getByText('Macapá, Oiapoque')).toBeVisible();
    expect(region('Cargos').getByRole('article')).toHaveTextContent(/Cargo 1.*Vagas imediatas2/);
  });

  it('shows candidates the new position before they switch, and that the curriculum goes with it', async () => {
    startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
    onTestFinished(endSession);
    const progress = aRegistrationProgress({ position: 18, cancellable_until: '2026-12-10T23:59:59-03:00' });
    const pss_registrations = [{ id: 5, number: 'PSS-2026-000005', progress }];
    const items_pss = aMyPssProcess({ id: 1 }).items_pss.map((item) => ({ ...item, pss_registrations }));
    const puts: unknown[] = [];
    const { user } = await open(
      { items_pss: [aPssItem({ id: 7, job_title: { name: 'Auxiliar', description: null } })] },
      {
        'GET /home': aHome(),
        'GET /auth/profile': aProfile({ nif: '52998224725', birthdate: '1996-04-18' }),
        'GET /get-person-by-nif': null,
        'GET /pss-my-selection-processes': [aMyPssProcess({ id: 1, items_pss })],
        'GET /check-nif-pssregistration': 'Você já se inscreveu em um curso desse processo seletivo!',
        'GET /pss-registrations/5/switch': () =>
          Response.json({ data: { position: 4, current_position: 4, vacancies: 2 } }),
        'PUT /pss-registrations/5/switch': ({ body }) => {
          puts.push(body);
          return Response.json({ data: { id: 6, number: 'PSS-2026-000006', position: 4 } });
        },
      },
    );
    await screen.findByText(/Você já está inscrito/);
    await user.click(region('Cargos').getByRole('button', { name: 'Inscrições' }));
    await user.click(await screen.findByRole('button', { name: 'Trocar de cargo' }));
    const switching = await screen.findByRole('dialog', { name: 'Trocar de cargo' });
    const confirm = await within(switching).findByRole('button', { name: 'Trocar para Auxiliar' });
    expect(switching).toHaveTextContent('Hoje: Instrutor, posição 18ª de 25 vagas imediatas.');
    expect(switching).toHaveTextContent('Seu currículo vai junto, como foi enviado.');
    expect(puts).toEqual([]);
    await user.click(confirm);
    expect(await screen.findByText(/Auxiliar: posição 4ª, inscrição PSS-2026-000006/)).toBeInTheDocument();
    expect(puts).toEqual([{ pss_selection_process_item_id: 7, position: 4 }]);
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
});
