import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const poll = {
  id: 7,
  name: 'Qual horário?',
  is_active: 1,
  alternatives: ['Manhã', 'Noite'],
  results: { Manhã: 1, Noite: 2 },
  total_votes: 3,
};
const closed = { ...poll, id: 8, name: 'Como nos conheceu?', is_active: 2 };

it('asks for an alternative, sends it, reads the polls again and shows the results', async () => {
  const received = serve({ 'GET /questions': [poll], 'PUT /questions/7': null });
  const { user } = await openRoute(routes, '/survey');
  await user.click(await screen.findByRole('button', { name: 'Votar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor, selecione uma alternativa antes de votar.');
  expect(received).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Noite' }));
  await user.click(screen.getByRole('button', { name: 'Votar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 votos · 66,67%')).toBeVisible();
  expect(received.slice(1).map(({ call, body }) => [call, body])).toEqual([
    ['PUT /questions/7', { answer: 'Noite' }],
    ['GET /questions', null],
  ]);
});

it('votes as the same browser again in one poll, and as another in the next', async () => {
  const polls = [poll, { ...poll, id: 9, name: 'Qual dia?' }];
  const received = serve({ 'GET /questions': polls, 'PUT /questions/7': null, 'PUT /questions/9': null });
  for (const name of ['Qual horário?', 'Qual horário?', 'Qual dia?']) {
    const { user, unmount } = await openRoute(routes, '/survey');
    const form = within(await screen.findByRole('group', { name }));
    await user.click(form.getByRole('radio', { name: 'Noite' }));
    const index = polls.findIndex((each) => each.name === name);
    await user.click(screen.getAllByRole('button', { name: 'Votar' })[index] as HTMLElement);
    await screen.findByRole('dialog');
    unmount();
  }
  const [first, again, other] = received
    .filter(({ call }) => call.startsWith('PUT'))
    .map(({ headers }) => headers.get('x-voter'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('says why a vote was refused', async () => {
  serve({
    'GET /questions': [poll],
    'PUT /questions/7': refuse(409, { message: 'Você já votou.', data: {} }),
  });
  const { user } = await openRoute(routes, '/survey');
  await user.click(await screen.findByRole('radio', { name: 'Noite' }));
  await user.click(screen.getByRole('button', { name: 'Votar' }));
  expect(await screen.findByText('Você já votou.')).toBeVisible();
});

it('shows closed polls with their results and no way to vote', async () => {
  serve({ 'GET /questions': [closed] });
  await openRoute(routes, '/survey');
  expect(await screen.findByText('Não há enquetes em andamento.')).toBeVisible();
  const result = within(screen.getByRole('region', { name: 'Como nos conheceu?' }));
  expect(result.getByText('1 voto · 33,33%')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Votar' })).not.toBeInTheDocument();
});
