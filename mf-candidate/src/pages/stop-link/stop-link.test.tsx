import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const open = () => openRoute(routes, '/nao-fui-eu#assinado');

it('a link of an e-mail says what it stops, and stops it only when confirmed', async () => {
  const received = mockApi({
    'POST /stop-links/check': { stop: { kind: 'cancellation', subject: 'Confeiteiro, PSG 50/2026' } },
    'POST /stop-links': () => Response.json({ data: null, message: 'Sua inscrição voltou a valer.' }),
  });
  const { user } = await open();
  expect(await screen.findByText('Sua inscrição foi cancelada')).toBeVisible();
  expect(screen.getByText('Confeiteiro, PSG 50/2026')).toBeVisible();
  expect(received.map(({ call, body }) => [call, body])).toEqual([
    ['POST /stop-links/check', { token: 'assinado' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Desfazer o cancelamento' }));
  expect(await screen.findByText('Sua inscrição voltou a valer.')).toBeVisible();
  expect(received[1]).toMatchObject({ call: 'POST /stop-links', body: { token: 'assinado' } });
  expect(screen.getByRole('link', { name: 'Criar outra senha' })).toHaveAttribute('href', '/changePassword');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Criar outra senha' })).toHaveFocus();
});

it.each([
  ['is not valid', { stop: null }],
  ['is unknown to the server', respondWithError(404, {})],
])('a link that %s shows that and where to ask', async (_what, answer) => {
  mockApi({ 'POST /stop-links/check': answer });
  await open();
  expect(await screen.findByText('Este link não vale mais')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fale conosco' })).toBeVisible();
});

it('a link that cannot be followed now can be tried again', async () => {
  let answer = respondWithError(503, { message: 'Serviço temporariamente indisponível.' });
  mockApi({
    'POST /stop-links/check': { stop: { kind: 'code', subject: null } },
    'POST /stop-links': () => answer(),
  });
  const { user } = await open();
  const follow = async () => user.click(await screen.findByRole('button', { name: 'Anular os códigos' }));
  await follow();
  expect(await screen.findByText(/temporariamente indisponível/)).toBeInTheDocument();
  answer = () => Response.json({ data: null, message: 'Os códigos deixaram de valer.' });
  await follow();
  expect(await screen.findByText('Os códigos deixaram de valer.')).toBeVisible();
});
