import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const plan = {
  course: { name: 'Técnico em Enfermagem' },
  annex_url: 'documents/enfermagem.pdf',
  act: '12/2024',
  axle: 'Ambiente e Saúde',
  unit: { name: 'Macapá' },
  published_at: '2024-03-07',
};

afterEach(() => vi.unstubAllGlobals());

async function open(plans: readonly object[]) {
  serve({ 'GET /courses-plans': plans });
  return openRoute(routes, '/plano_cursos');
}

describe('the course plans (A 2.6)', () => {
  it('are a table of course, act, axis, unit and publication date', async () => {
    const { container } = await open([plan]);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual([
      'Curso',
      'Ato Autorizativo',
      'Eixo Tecnológico',
      'Unidade',
      'Data de Publicação',
    ]);
    const row = screen.getByRole('row', { name: /Enfermagem/ });
    const link = within(row).getByRole('link', { name: /^Técnico em Enfermagem/ });
    expect(link).toHaveAttribute('href', '/storage/documents/enfermagem.pdf');
    for (const text of ['N° 12/2024', 'Ambiente e Saúde', 'Macapá', '07/03/2024']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('name a course without an annex plainly, and a date that is none as Data inválida', async () => {
    await open([{ ...plan, annex_url: null, published_at: '2024-02-31' }]);
    expect(screen.queryByRole('link', { name: /Enfermagem/ })).toBeNull();
    expect(screen.getByText('Data inválida')).toBeVisible();
  });

  it('say so when there are none, and whom to ask', async () => {
    await open([]);
    expect(screen.getByText('Nenhum plano de curso publicado')).toBeVisible();
    expect(screen.getByText('Em caso de dúvidas')).toBeVisible();
  });
});
