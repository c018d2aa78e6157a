import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

it('asks for a choice and sends its value', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <SelectField name="field" label="Escolaridade" options={[{ value: '2', label: 'Ensino Médio' }]} />
    </InForm>,
  );
  const select = screen.getByRole('combobox', { name: 'Escolaridade' });
  expect(select).toHaveDisplayValue('Selecione');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(select).toHaveAccessibleDescription('Erro: Campo obrigatório');
  await userEvent.selectOptions(select, 'Ensino Médio');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith('2');
});
