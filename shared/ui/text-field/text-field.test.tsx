import { InForm } from '@portal/tooling/testing/in-form';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextField, type TextFieldProps } from './text-field.tsx';

const field = (props: Partial<TextFieldProps>, value = '', onSend?: (value: unknown) => void) => (
  <InForm value={value} onSend={onSend}>
    <TextField name="field" label="Campo" {...props} />
  </InForm>
);
const box = () => screen.getByRole('textbox', { name: /Campo/ });

it.each([
  ['phone', '96981234567', '(96)9 8123-4567'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf-cnpj', '52998224725', '529.982.247-25'],
  ['cpf-cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
] as const)('masks %s as it is typed, and sends what is shown', async (mask, keys, shown) => {
  const send = vi.fn();
  renderAt(field({ mask }, '', send));
  await userEvent.type(box(), `${keys}{Enter}`);
  expect(box()).toHaveValue(shown);
  expect(send).toHaveBeenCalledWith(shown);
});

it('masks what is pasted, whatever its shape', async () => {
  renderAt(field({ mask: 'phone' }));
  await userEvent.click(box());
  await userEvent.paste('+55 96 98123-4567');
  expect(box()).toHaveValue('(96)9 8123-4567');
});

it('masks what was there before, on the server too', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(
    field({ mask: 'cpf', readOnly: true }, '52998224725'),
  );
  expect(container.querySelector('input')).toHaveValue('529.982.247-25');
  expect(recoveredErrors).toEqual([]);
  await unmount();
});

it('drops digits from a name as they are typed or pasted, and keeps the rest', async () => {
  renderAt(field({ dropDigits: true }));
  await userEvent.type(box(), 'Ma1ria 2');
  await userEvent.paste('D’Ávila 3ª9');
  expect(box()).toHaveValue('Maria D’Ávila ª');
});

it('leaves a composition alone until it ends', async () => {
  const send = vi.fn();
  renderAt(field({ dropDigits: true }, '', send));
  const input = box();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'Joã1' }, inputType: 'insertCompositionText' });
  expect(input).toHaveValue('Joã1');
  fireEvent.input(input, { target: { value: 'João1' }, inputType: 'insertCompositionText' });
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('João');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith('João');
});

it('reads its hint and its message with its name', async () => {
  renderAt(field({ hint: 'Como está no documento.' }));
  expect(box()).toHaveAccessibleDescription('Como está no documento.');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(box()).toHaveAccessibleDescription('Como está no documento. Erro: Campo obrigatório');
});

it('holds no more than its limit', async () => {
  renderAt(field({ maxLength: 5 }));
  await userEvent.type(box(), 'Laranjal');
  expect(box()).toHaveValue('Laran');
});

it('tells what it holds when the focus leaves it', async () => {
  const leave = vi.fn();
  renderAt(field({ mask: 'cpf', onLeave: leave }));
  await userEvent.type(box(), '52998224725');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(leave).toHaveBeenCalledExactlyOnceWith('529.982.247-25');
});
