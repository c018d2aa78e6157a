import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';

const show = (onSend?: (value: unknown) => void) =>
  renderAt(
    <InForm onSend={onSend} required="Data de nascimento obrigatória">
      <DateField name="field" label="Data de nascimento" />
    </InForm>,
  );

it('sends a day as yyyy-mm-dd', async () => {
  const send = vi.fn();
  show(send);
  fireEvent.change(screen.getByLabelText('Data de nascimento'), { target: { value: '2001-02-03' } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith('2001-02-03');
});

it('is cleared by a year of more than 4 digits', async () => {
  show();
  const input = screen.getByLabelText('Data de nascimento');
  fireEvent.change(input, { target: { value: '2001-02-03' } });
  fireEvent.change(input, { target: { value: '20011-02-03' } });
  expect(input).toHaveValue('');
});

it('is linked from the summary', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await userEvent.click(screen.getByRole('link', { name: 'Data de nascimento obrigatória' }));
  expect(screen.getByLabelText('Data de nascimento')).toHaveFocus();
});
