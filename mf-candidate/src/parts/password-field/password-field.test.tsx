import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

it('shows and hides what was typed, at most 20 characters of it', async () => {
  renderAt(
    <InForm>
      <PasswordField name="field" label="Senha" autoComplete="current-password" maxLength={20} />
    </InForm>,
  );
  const input = screen.getByLabelText('Senha', { selector: 'input' });
  await userEvent.type(input, 'a'.repeat(25));
  expect(input).toHaveValue('a'.repeat(20));
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar: Senha' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar: Senha' }));
  expect(input).toHaveAttribute('type', 'password');
});
