import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './closed-notice.page.tsx';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const region = (name: string) => within(screen.getByRole('region', { name }));

function open(answer: Answers['GET /pss-selection-processes/3']) {
  serve({ 'GET /pss-selection-processes/3': answer });
  return openRoute(routes, '/pss_encerrado/3');
}

it('a closed notice is headed as given, names the process, and shows every position as Encerrado (B 2.4)', async () => {
  const items_pss = [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })];
  await open(aPssProcess({ id: 3, status: 3, items_pss }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Programa Senac de Gratuidade');
  expect(screen.getByText(/^PSS 3\/2026/)).toHaveTextContent('Macapá - AP, Oiapoque - AP');
  const ended = region('Cargos').getAllByRole('button', { name: 'Encerrado' });
  expect(ended.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});

it("a closed notice says 'Não há cargos' when there are none", async () => {
  await open(aPssProcess({ id: 3, status: 3 }));
  expect(region('Cargos').getByText('Não há cargos')).toBeVisible();
});

it('a closed notice that could not be loaded says so', async () => {
  await open(refuse(503, {}));
  expect(await screen.findByText('Não foi possível carregar este processo seletivo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
