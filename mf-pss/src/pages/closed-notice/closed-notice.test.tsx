import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const region = (name: string) => within(screen.getByRole('region', { name }));

async function open(answers: Parameters<typeof serve>[0]) {
  const received = serve(answers);
  return { received, ...(await openRoute(routes, '/pss_encerrado/3')) };
}

describe('a closed staff selection notice (B 2.4)', () => {
  it('is headed as given, names the process, and every position is Encerrado', async () => {
    const { user, received, container } = await open({
      'GET /pss-selection-processes/3': aPssProcess({
        id: 3,
        status: 3,
        items_pss: [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })],
      }),
      'PUT /document-downloads/30': null,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Programa Senac de Gratuidade');
    expect(screen.getByText(/^PSS 3\/2026/)).toHaveTextContent('Macapá - AP, Oiapoque - AP');
    const ended = region('Cargos').getAllByRole('button', { name: 'Encerrado' });
    expect(ended.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    await user.click(region('Documentos').getByRole('link', { name: /^Comunicado/ }));
    expect(received.at(-1)?.call).toBe('PUT /document-downloads/30');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("says 'Não há cargos' when there are none", async () => {
    await open({ 'GET /pss-selection-processes/3': aPssProcess({ id: 3, status: 3 }) });
    expect(region('Cargos').getByText('Não há cargos')).toBeVisible();
  });

  it('says so when it could not be loaded', async () => {
    await open({ 'GET /pss-selection-processes/3': refuse(503, {}) });
    expect(await screen.findByText('Não foi possível carregar este processo seletivo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});
