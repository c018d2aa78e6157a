import { renderAt } from '@portal/tooling/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../form/form.tsx';
import { EmailField } from './contact-fields.tsx';

async function type(email: string) {
  const user = userEvent.setup();
  const [left, sent] = [vi.fn(), vi.fn()];
  renderAt(
    <Form schema={z.object({ email: z.string() })} defaultValues={{ email: '' }} onSubmit={sent}>
      <EmailField onLeave={left} />
      <SubmitButton>Enviar</SubmitButton>
    </Form>,
  );
  await user.type(screen.getByLabelText('E-mail'), email);
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  await user.tab();
  return { user, left, sent };
}

it('a mistyped domain has a suggestion on blur, and is corrected on request', async () => {
  const { user, left } = await type('ana@gmail.con');
  expect(screen.getByText(/Você quis dizer/)).toHaveTextContent('Você quis dizer ana@gmail.com?');
  await user.click(screen.getByRole('button', { name: 'Sim, corrigir' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@gmail.com');
  expect(left).toHaveBeenLastCalledWith('ana@gmail.com');
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  await user.tab();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

it('a mistyped domain does not prevent sending, nor is it suggested again', async () => {
  const { user, sent } = await type('ana@hotmail.co');
  await user.click(screen.getByRole('button', { name: 'Não, está certo' }));
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  await user.tab();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await user.tab();
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(sent.mock.lastCall?.[0]).toEqual({ email: 'ana@hotmail.co' }));
});
