import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoneyField } from './money-field.tsx';

function Amount({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return <MoneyField label="Renda" value={value} onChange={setValue} />;
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Renda' });

it.each([
  ['1234567,89', '1.234.567,89'],
  ['1500.5', '1.500,5'],
  ['1500,505', '1.500,50'],
  ['007', '7'],
  ['0,5', '0,5'],
  ['R$ 1,2,3a', '1,23'],
])('%s typed reads %s', async (keys, shown) => {
  renderAt(<Amount />);
  await userEvent.type(box(), keys);
  expect(box()).toHaveValue(shown);
});

it.each([
  ['R$ 1.234,50', '1.234,50'],
  ['1234.50', '1.234,50'],
  ['1.234', '1.234'],
])('%s pasted reads %s', async (pasted, shown) => {
  renderAt(<Amount />);
  await userEvent.click(box());
  await userEvent.paste(pasted);
  expect(box()).toHaveValue(shown);
});

it('shows what was there with its points, and keeps the caret where one types', async () => {
  renderAt(<Amount first="1234" />);
  await userEvent.click(box());
  box().setSelectionRange(1, 1);
  await userEvent.keyboard('99');
  expect(box()).toHaveValue('199.234');
  expect(box().selectionStart).toBe(3);
});
