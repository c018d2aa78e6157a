import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';

it('sends a day as yyyy-mm-dd, and is cleared by a year of more than 4 digits', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <DateField name="field" label="Data de nascimento" />
    </InForm>,
  );
  const input = screen.getByLabelText('Data de nascimento');
  fireEvent.change(input, { target: { value: '2001-02-03' } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith('2001-02-03');
  fireEvent.change(input, { target: { value: '20011-02-03' } });
  expect(input).toHaveValue('');
});
