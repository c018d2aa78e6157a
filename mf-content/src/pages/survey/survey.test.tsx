import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const poll = {
  id: 7,
  name: 'Qual horário?',
  is_active: 1,
  alternatives: ['Manhã', 'Noite'],
  results: { Manhã: 1, Noite: 2 },
  total_votes: 3,
};

it('a poll requires an alternative, shows why a vote was rejected, else refetches the polls and shows the results', async () => {
  let answer = respondWithError(409, { message: 'Você já votou.', data: {} });
  const received = mockApi({ 'GET /questions': [poll], 'PUT /questions/7': () => answer() });
  const { user } = await openRoute(routes, '/survey');
  const vote = await screen.findByRole<HTMLButtonElement>('button', { name: 'Votar' });
  // Without scripts, the vote is not sent in the URL.
  expect(vote.form?.method).toBe('post');
  await user.click(vote);
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor, selecione uma alternativa antes de votar.');
  expect(received).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Noite' }));
  await user.click(vote);
  expect(await screen.findByText('Você já votou.')).toBeVisible();
  answer = () => Response.json({ data: null });
  await user.click(vote);
  const dialog = within(await screen.findByRole('dialog', { name: poll.name }));
  expect(dialog.getByText('2 votos · 66,67%')).toBeVisible();
  expect(received.slice(2).map(({ call, body }) => [call, body])).toEqual([
    ['PUT /questions/7', { answer: 'Noite' }],
    ['GET /questions', null],
  ]);
});

it('a poll is voted in as the same browser again, and as another in the next', async () => {
  const polls = [poll, { ...poll, id: 9, name: 'Qual dia?' }];
  const received = mockApi({ 'GET /questions': polls, 'PUT /questions/7': null, 'PUT /questions/9': null });
  for (const index of [0, 0, 1]) {
    const { user, unmount } = await openRoute(routes, '/survey');
    const form = within(await screen.findByRole('group', { name: polls[index]?.name }));
    await user.click(form.getByRole('radio', { name: 'Noite' }));
    await user.click(screen.getAllByRole('button', { name: 'Votar' })[index] as HTMLElement);
    await screen.findByRole('dialog');
    unmount();
  }
  const votes = received.filter(({ call }) => call.startsWith('PUT'));
  const [first, again, other] = votes.map(({ headers }) => headers.get('x-voter'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('closed polls are shown with their results and no way to vote', async () => {
  mockApi({ 'GET /questions': [{ ...poll, is_active: 2 }] });
  await openRoute(routes, '/survey');
  expect(await screen.findByText('Não há enquetes em andamento.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: poll.name })).getByText('1 voto · 33,33%')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Votar' })).not.toBeInTheDocument();
});
