import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroupField } from './radio-group-field.tsx';

const options = ['Manhã', 'Tarde', 'Noite'].map((label) => ({ value: label, label }));

it('is a named group whose message leads to the first choice', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <RadioGroupField name="field" label="Turno" options={options} />
    </InForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(screen.getByRole('group', { name: 'Turno' })).toHaveAccessibleDescription('Erro: Campo obrigatório');
  await userEvent.click(screen.getByRole('link', { name: 'Turno: Campo obrigatório' }));
  expect(screen.getByRole('radio', { name: 'Manhã' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Tarde' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith('Tarde');
});
