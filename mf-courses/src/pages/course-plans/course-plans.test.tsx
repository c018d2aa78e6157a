import { type Answers, openRoute, serve } from '@portal/tooling/testing/open-route';
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

async function open(plans: Answers['GET /courses-plans']) {
  serve({ 'GET /courses-plans': plans });
  return openRoute(routes, '/plano_cursos');
}

describe('the course plans (A 2.6)', () => {
  it('are a table; one without an annex is named plainly, a date that is none is Data inválida', async () => {
    const bare = { ...plan, course: { name: 'Barbeiro' }, annex_url: null, published_at: '2024-02-31' };
    await open([plan, bare]);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]).toEqual([
      'Curso',
      'Ato Autorizativo',
      'Eixo Tecnológico',
      'Unidade',
      'Data de Publicação',
    ]);
    expect(rows[1]?.join(' | ')).toMatch(/N° 12\/2024 \| .*Ambiente e Saúde \| .*Macapá \| .*07\/03\/2024$/);
    expect(rows[2]?.join(' | ')).toMatch(/^.*Barbeiro \| .*Data inválida$/);
    const [link, ...others] = within(screen.getByRole('table')).getAllByRole('link');
    expect(link).toHaveTextContent(/^Técnico em Enfermagem/);
    expect(link).toHaveAttribute('href', '/storage/documents/enfermagem.pdf');
    expect(others).toEqual([]);
  });

  it('say so when there are none, and whom to ask', async () => {
    await open([]);
    expect(screen.getByText('Nenhum plano de curso publicado')).toBeVisible();
    expect(screen.getByText('Em caso de dúvidas')).toBeVisible();
  });
});
