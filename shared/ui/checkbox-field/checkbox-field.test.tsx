import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';

it('is changed by the keyboard and by its words, and sends a boolean', async () => {
  const send = vi.fn();
  renderAt(
    <InForm value={false} onSend={send}>
      <CheckboxField name="field" label="Moro no Amapá" />
    </InForm>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Moro no Amapá' })).toBeChecked();
  await userEvent.click(screen.getByText('Moro no Amapá'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByText('Moro no Amapá'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith(true);
});
