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

it('masks what is typed or pasted, and sends and tells what is shown', async () => {
  const send = vi.fn();
  const leave = vi.fn();
  renderAt(field({ mask: 'cpf', onLeave: leave }, '', send));
  await userEvent.type(box(), '52998224725{Enter}');
  expect(box()).toHaveValue('529.982.247-25');
  expect(send).toHaveBeenCalledWith('529.982.247-25');
  await userEvent.clear(box());
  await userEvent.paste('CPF 529 982 247 25');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(leave).toHaveBeenCalledExactlyOnceWith('529.982.247-25');
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
