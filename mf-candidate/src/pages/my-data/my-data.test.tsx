import { aMyPsgProcess } from '@portal/tooling/testing/builders/my-processes';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logInAsCandidate } from '../../testing/log-in-as-candidate.ts';

const copy = {
  person: { full_name: 'Jaciara Monteiro', birthdate: '1996-04-18' },
  psg_registrations: [{ id: 9, number: 'PSG-2026-000009', position: 3 }],
  records: [{ id: 1, at: '2026-03-10T15:00:00.000Z', actor: 'person:1', action: 'login' }],
};

logInAsCandidate();

const open = (answers: Answers) => {
  mockApi(answers);
  return openRoute(routes, '/meus-dados');
};

it('/meus-dados shows all that is stored under headings, with names for numbers and the file beside it', async () => {
  const { user } = await open({
    'GET /auth/my-data': copy,
    'GET /my-selection-processes': [aMyPsgProcess()],
  });
  const register = await screen.findByRole('region', { name: 'Cadastro' });
  expect(within(register).getByText('Data de nascimento').nextSibling).toHaveTextContent('18/04/1996');
  expect(await screen.findByRole('heading', { name: 'Confeiteiro · PSG-2026-000009' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Cadastro',
    'Inscrições no PSG',
    'Registro de atividades',
  ]);
  expect(screen.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible();
  const records = within(screen.getByRole('region', { name: 'Registro de atividades' }));
  expect(records.getByText('Entrada na conta')).not.toBeVisible();
  await user.click(records.getByText('Mostrar'));
  expect(records.getByText('Entrada na conta')).toBeVisible();
});

it('/meus-dados is complete without the names of cities and courses', async () => {
  await open({ 'GET /auth/my-data': copy });
  expect(await screen.findByRole('heading', { name: 'PSG-2026-000009' })).toBeVisible();
});

it.each([
  [404, /Peça os seus dados em/],
  [503, 'Não foi possível carregar seus dados'],
])('/meus-dados after a response with status %i shows: %s', async (status, text) => {
  await open({ 'GET /auth/my-data': respondWithError(status, { message: 'Not found' }) });
  expect(await screen.findByText(text)).toBeVisible();
});
