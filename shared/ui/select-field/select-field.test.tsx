import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InForm } from '../../testing/in-form.tsx';
import { renderAt } from '../../testing/render.tsx';
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
