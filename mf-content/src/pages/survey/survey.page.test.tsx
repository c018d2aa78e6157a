import { openRoute, refuse, serve } from '@portal/shared/testing/open-route';
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

it('asks to choose an alternative before voting', async () => {
  const received = serve({ 'GET /questions': [poll] });
  const { user } = await openRoute(routes, '/survey');
  await user.click(await screen.findByRole('button', { name: 'Votar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor, selecione uma alternativa antes de votar.');
  expect(received.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

it('sends the chosen alternative, reads the polls again and shows the results', async () => {
  const received = serve({ 'GET /questions': [poll], 'PUT /questions/7': null });
  const { user } = await openRoute(routes, '/survey');
  await user.click(await screen.findByRole('radio', { name: 'Noite' }));
  await user.click(screen.getByRole('button', { name: 'Votar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 votos · 66,67%')).toBeVisible();
  expect(received.find(({ call }) => call === 'PUT /questions/7')?.body).toEqual({ answer: 'Noite' });
  expect(received.filter(({ call }) => call === 'GET /questions')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
