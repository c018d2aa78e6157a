import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './closed-notice.page.tsx';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const region = (name: string) => within(screen.getByRole('region', { name }));

function open(answer: Answers['GET /selection-processes/5']) {
  serve({ 'GET /selection-processes/5': answer });
  return openRoute(routes, '/psg/encerrado/5');
}

it('a closed notice shows its courses as Encerrado (A 2.11)', async () => {
  const { user } = await open(aPsgProcess({ id: 5, status: 3, items: [aPsgItem({ id: 1 })] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSG 5/2026');
  expect(region('Cursos').getByRole('article', { name: 'Curso 1' })).toHaveTextContent(
    'Período do curso31/12/2026 a 16/03/2027',
  );
  const ended = region('Cursos').getByRole('button', { name: 'Encerrado' });
  expect(ended).toHaveAttribute('aria-disabled', 'true');
  await user.click(ended);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("a closed notice says 'Não há cursos' when there are none", async () => {
  await open(aPsgProcess({ id: 5, status: 3 }));
  expect(region('Cursos').getByText('Não há cursos')).toBeVisible();
});

it('a closed notice that is not there is not found', async () => {
  await open(refuse(404, {}));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada');
  expect(screen.getByRole('link', { name: 'Ver os processos seletivos' })).toHaveAttribute('href', '/psg');
});
