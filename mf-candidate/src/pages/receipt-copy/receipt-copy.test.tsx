import { homeQuery } from '@portal/client/home-query';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aPsgReceipt, aPssReceipt } from '@portal/tooling/testing/builders/papers';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ReceiptCopyLink } from '../../parts/access.tsx';

const typed = { CPF: '529.982.247-25', 'Data de nascimento': '1998-04-21', 'Número de inscrição': 'PSG-7' };

async function find(answer: Answers['POST /receipt-copies'], values: Record<string, string> = typed) {
  const received = mockApi({ 'POST /receipt-copies': answer });
  const opened = await openRoute(routes, '/segunda-via');
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  await opened.user.click(screen.getByRole('button', { name: 'Abrir comprovante' }));
  return { ...opened, received };
}

it.each([
  ['PSG', { psg: aPsgReceipt(), pss: null }, 'Curso'],
  ['PSS', { psg: null, pss: aPssReceipt() }, 'Cargo'],
])('a %s receipt opens by CPF, birth date and number, to be printed', async (_programme, answer, offer) => {
  const { received } = await find(answer);
  expect(await screen.findByRole('article')).toHaveTextContent(offer);
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  expect(received.map(({ body }) => body)).toEqual([
    { nif: '52998224725', birthdate: '1998-04-21', number: 'PSG-7' },
  ]);
});

it.each([
  ['the three do not belong together', { psg: null, pss: null }, 'Inscrição não encontrada'],
  ['the server has no such call', respondWithError(404, {}), 'A segunda via não está disponível aqui'],
])('where %s it shows that, and keeps what was typed', async (_what, answer, title) => {
  await find(answer);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByLabelText('Número de inscrição')).toHaveValue('PSG-7');
});

it('asks for what is missing before it calls the server', async () => {
  const { received } = await find({ psg: null, pss: null }, { CPF: '111' });
  await waitFor(() => expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/CPF inválido/));
  expect(received).toEqual([]);
});

it.each([
  [1, 1],
  [null, 0],
])('other pages lead there where the server says that it offers it: %s', (receipt_copies, count) => {
  const client = new QueryClient();
  client.setQueryData(homeQuery().queryKey, aHome({ settings: { receipt_copies } }));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReceiptCopyLink />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryAllByRole('link', { name: 'Abrir o comprovante sem senha' })).toHaveLength(count);
});
