import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextareaField } from './textarea-field.tsx';

it('sends its text and shows how much of the limit is taken', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <TextareaField name="field" label="Mensagem" maxLength={500} />
    </InForm>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Bom dia');
  expect(screen.getByText('7 de 500')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith('Bom dia');
});
