import { aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './pages/processes/processes.page.tsx';
import routes from './routes.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(answer: Answers['GET /pss-selection-processes']) {
  serve({ 'GET /pss-selection-processes': answer });
  return openRoute(routes, '/pss');
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const addresses = (title: string) =>
  region(title)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the list of staff selections (B 2.2)', () => {
  it('leads open processes to notice and first document, closed ones to their results', async () => {
    await open([1, 2, 3, 4].map((status) => aPssProcess({ id: status, status })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Processo Seletivo do Senac');
    const ofOpen = (id: number) => [`/pss_edital/${id}`, '/storage/documents/30.pdf', `/pss_edital/${id}`];
    expect(addresses('Aberto')).toEqual([...ofOpen(1), ...ofOpen(2)]);
    expect(addresses('Encerrado')).toEqual([3, 3, 4, 4].map((id) => `/pss_encerrado/${id}`));
  });

  it('disables Resultados while a closed process has none, its name still leading to the notice', async () => {
    await open([aPssProcess({ id: 3, status: 3, result_date: '2999-12-31' })]);
    const results = region('Encerrado').getByRole('button', { name: 'Resultados' });
    expect(results).toHaveAttribute('aria-disabled', 'true');
    expect(results).toHaveAccessibleDescription('O resultado deste processo sai em 31/12/2999.');
    expect(addresses('Encerrado')).toEqual(['/pss_encerrado/3']);
  });

  it('leads to the results where the server lists no documents and no date', async () => {
    await open([{ id: 3, name: 'PSS 3', status: 3 }]);
    expect(region('Encerrado').getByRole('link', { name: 'Resultados' })).toBeVisible();
  });

  it("says so, with 'Tentar de novo', when the processes could not be loaded", async () => {
    await open(refuse(503, {}));
    expect(await screen.findByText('Não foi possível carregar os processos seletivos')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});
