import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from './routes.tsx';

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
      'GET /pss-selection-processes': [
        aPssProcess({ id: 1, status: 1 }),
        aPssProcess({ id: 2, status: 2 }),
        aPssProcess({ id: 3, status: 3 }),
        aPssProcess({ id: 4, status: 4 }),
      ],
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
    await open('/pss', {
      'GET /pss-selection-processes': [aPssProcess({ id: 1, status: 1 }), aPssProcess({ id: 3, status: 3 })],
    });
    expect(addresses('Aberto')).toEqual(['/pss_edital/1', '/storage/documents/30.pdf', '/pss_edital/1']);
    expect(region('Aberto').getByRole('link', { name: /^Comunicado/ })).toHaveAttribute('target', '_blank');
    expect(region('Aberto').getByRole('link', { name: 'Inscrever-se' })).toBeVisible();
    expect(addresses('Encerrado')).toEqual(['/pss_encerrado/3', '/pss_encerrado/3']);
  });

  it('counts the opening of a Comunicado', async () => {
    const { user, received } = await open('/pss', {
      'GET /pss-selection-processes': [aPssProcess({ id: 1, status: 1 })],
      'PUT /document-downloads/30': null,
    });
    await user.click(region('Aberto').getByRole('link', { name: /^Comunicado/ }));
    expect(received.at(-1)?.call).toBe('PUT /document-downloads/30');
  });

  it('disables Resultados while a closed process has none, its name still leading to the notice', async () => {
    await open('/pss', {
      'GET /pss-selection-processes': [aPssProcess({ id: 3, status: 3, result_date: '2999-12-31' })],
    });
    const results = region('Encerrado').getByRole('button', { name: 'Resultados' });
    expect(results).toHaveAttribute('aria-disabled', 'true');
    expect(results).toHaveAccessibleDescription('O resultado deste processo sai em 31/12/2999.');
    expect(addresses('Encerrado')).toEqual(['/pss_encerrado/3']);
  });

  it('leads to the results where the server lists no documents and no date', async () => {
    await open('/pss', { 'GET /pss-selection-processes': [{ id: 3, name: 'PSS 3', status: 3 }] });
    expect(region('Encerrado').getByRole('link', { name: 'Resultados' })).toBeVisible();
  });

  it("shows four, and the others after 'ver mais...'", async () => {
    const all = Array.from({ length: 5 }, (_, place) => aPssProcess({ id: place + 1, status: 4 }));
    const { user } = await open('/pss', { 'GET /pss-selection-processes': all });
    expect(region('Encerrado').getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await user.click(region('Encerrado').getByRole('button', { name: 'ver mais...' }));
    expect(region('Encerrado').getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(region('Encerrado').getByRole('button', { name: 'ver menos...' })).toBeVisible();
  });

  it("says so, with 'Tentar de novo', when the processes could not be loaded", async () => {
    await open('/pss', { 'GET /pss-selection-processes': refuse(503, {}) });
    expect(await screen.findByText('Não foi possível carregar os processos seletivos')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it("says 'Não há processos seletivos' when a box is empty", async () => {
    await open('/pss', { 'GET /pss-selection-processes': [] });
    expect(region('Encerrado').getByText('Não há processos seletivos')).toBeVisible();
  });
});
