import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoneyField } from './income-calculator.tsx';

it('a field for money keeps what is typed, and says once it is left what cannot be read', async () => {
  function Amount() {
    const [value, setValue] = useState('');
    return <MoneyField label="Renda" value={value} onChange={setValue} />;
  }
  render(<Amount />);
  const box = screen.getByRole('textbox', { name: 'Renda' });
  await userEvent.type(box, 'R$ 1.234,50{Tab}');
  expect(box).toHaveValue('R$ 1.234,50');
  expect(box).toBeValid();
  await userEvent.clear(box);
  await userEvent.type(box, '2 mil');
  expect(box).toBeValid();
  await userEvent.tab();
  const error = 'Erro: Não entendemos este valor. Escreva como 1.500,00 ou 1500.';
  expect(box).toHaveAccessibleDescription(error);
  expect(box).toBeInvalid();
  await userEvent.clear(box);
  expect(box).toBeValid();
});
