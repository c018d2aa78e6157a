import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const region = (name: string) => within(screen.getByRole('region', { name }));

async function open(answers: Parameters<typeof serve>[0]) {
  const received = serve(answers);
  return { received, ...(await openRoute(routes, '/psg/encerrado/5')) };
}

describe('a closed PSG notice (A 2.11)', () => {
  it('shows the same data, its courses Encerrado, and counts the download of a document', async () => {
    const { user, received, container } = await open({
      'GET /selection-processes/5': aPsgProcess({ id: 5, status: 3, items: [aPsgItem({ id: 1 })] }),
      'PUT /document-downloads/50': null,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSG 5/2026');
    expect(region('Cursos').getByRole('article', { name: 'Curso 1' })).toHaveTextContent(
      'Período do curso31/12/2026 a 16/03/2027',
    );
    const ended = region('Cursos').getByRole('button', { name: 'Encerrado' });
    expect(ended).toHaveAttribute('aria-disabled', 'true');
    await user.click(ended);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(region('Documentos').getByRole('link', { name: /^Documento 50/ }));
    expect(received.map(({ call }) => call)).toEqual([
      'GET /selection-processes/5',
      'PUT /document-downloads/50',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("says 'Não há cursos' when there are none", async () => {
    await open({ 'GET /selection-processes/5': aPsgProcess({ id: 5, status: 3 }) });
    expect(region('Cursos').getByText('Não há cursos')).toBeVisible();
  });

  it('says so when it could not be loaded', async () => {
    await open({ 'GET /selection-processes/5': refuse(503, {}) });
    expect(await screen.findByText('Não foi possível carregar este processo seletivo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});
