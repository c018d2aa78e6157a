import { day, file, fileLimit } from '@portal/shared/contract/fields';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { InForm } from '@portal/tooling/testing/in-form';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ComboboxField } from './combobox-field/combobox-field.tsx';
import { DateField } from './date-field/date-field.tsx';
import { DocumentCheckboxField } from './document-checkbox-field/document-checkbox-field.tsx';
import { FileField } from './file-field/file-field.tsx';
import { MoneyField } from './money-field/money-field.tsx';
import { RadioGroupField } from './radio-group-field/radio-group-field.tsx';
import type { FieldOption } from './select-field/select-field.tsx';
import { TextField, type TextFieldProps } from './text-field/text-field.tsx';
import { TextareaField } from './textarea-field/textarea-field.tsx';

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));

it('a field for a date sends a day as yyyy-mm-dd, and is cleared by a year of more than 4 digits', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <DateField name="field" label="Data de nascimento" />
    </InForm>,
  );
  const input = screen.getByLabelText('Data de nascimento');
  fireEvent.change(input, { target: { value: '2001-02-03' } });
  await confirm();
  expect(send).toHaveBeenCalledWith('2001-02-03');
  fireEvent.change(input, { target: { value: '20011-02-03' } });
  expect(input).toHaveValue('');
});

it('a field for a date says of what is no day that it is none, and not that it is empty', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <DateField name="field" label="Data de saída" optional />
    </InForm>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Data de saída/);
  // jsdom knows no half-typed day.
  const validity = vi.spyOn(input, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.blur(input);
  await confirm();
  const [told] = send.mock.lastCall ?? [];
  expect(z.safeParse(day(), told).error?.issues[0]?.message).toBe('Data inválida');
  expect(input).toHaveValue('');
  validity.mockReturnValue({ badInput: false } as ValidityState);
  fireEvent.blur(input);
  await confirm();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Erro: Campo obrigatório'));
});

it('a field for a file sends it, shows its name, and is empty once it was removed', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <FileField name="field" label="Comprovante" />
    </InForm>,
  );
  const input = screen.getByLabelText('Comprovante');
  expect(input).toHaveAccessibleDescription('PDF, JPG ou PNG de até 500 kB.');
  await userEvent.upload(input, new File(['%PDF-1.7'], 'rg.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('rg.pdf')).toHaveRole('status');
  await confirm();
  expect(send).toHaveBeenCalledWith('data:application/pdf;base64,JVBERi0xLjc=');
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(screen.queryByText('rg.pdf')).toBeNull();
  expect(input).toHaveFocus();
});

it('a field for a file reads of one that is too large no more than its rule has to refuse', async () => {
  const send = vi.fn();
  renderAt(
    <InForm onSend={send}>
      <FileField name="field" label="Foto" />
    </InForm>,
  );
  const large = new File([new Uint8Array(3 * fileLimit.bytes)], 'foto.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Foto'), large);
  await screen.findByText('foto.png');
  await confirm();
  const [told] = send.mock.lastCall ?? [];
  expect(z.safeParse(file(), told).error?.issues.map(({ message }) => message)).toEqual([
    'O arquivo tem mais de 500 kB: escolha um menor',
  ]);
  expect(String(told).length).toBeLessThan(700_000);
});

it('a field for a long text says its limit, and keeps and counts what is beyond it', async () => {
  renderAt(
    <InForm>
      <TextareaField name="field" label="Mensagem" maxLength={20} />
    </InForm>,
  );
  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  expect(box).toHaveAccessibleDescription('Até 20 caracteres.');
  await userEvent.click(box);
  await userEvent.paste('Quero um curso no Bailique.');
  expect(box).toHaveValue('Quero um curso no Bailique.');
  expect(screen.getByText('27 de 20: 7 a mais')).toBeVisible();
  expect(screen.getByText('Passou do limite: 7 a mais.')).toHaveRole('status');
});

it.each([
  ['R$ 1.234,50', ''],
  ['2 mil', 'Erro: Não entendemos este valor. Escreva como 1.500,00 ou 1500.'],
])(
  'a field for money keeps %s as it was typed or pasted, and says once it is left: "%s"',
  async (text, error) => {
    function Amount() {
      const [value, setValue] = useState('');
      return <MoneyField label="Renda" value={value} onChange={setValue} />;
    }
    renderAt(<Amount />);
    const box = screen.getByRole('textbox', { name: 'Renda' });
    await userEvent.type(box, text);
    expect(box).toHaveValue(text);
    expect(box).toBeValid();
    await userEvent.clear(box);
    await userEvent.paste(text);
    expect(box).toHaveValue(text);
    await userEvent.tab();
    expect(box).toHaveAccessibleDescription(error);
    expect(box.matches('[aria-invalid="true"]')).toBe(error !== '');
    await userEvent.clear(box);
    expect(box).toBeValid();
  },
);

it('a group of radio buttons is named, and its message leads to the first choice', async () => {
  const send = vi.fn();
  const options = ['Manhã', 'Tarde', 'Noite'].map((label) => ({ value: label, label }));
  renderAt(
    <InForm onSend={send}>
      <RadioGroupField name="field" label="Turno" options={options} />
    </InForm>,
  );
  await confirm();
  expect(screen.getByRole('group', { name: 'Turno' })).toHaveAccessibleDescription('Erro: Campo obrigatório');
  await userEvent.click(screen.getByRole('link', { name: 'Turno: Campo obrigatório' }));
  expect(screen.getByRole('radio', { name: 'Manhã' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Tarde' }));
  await confirm();
  expect(send).toHaveBeenCalledWith('Tarde');
});

describe('a field for a text', () => {
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
    const { container } = await hydrate(field({ mask: 'cpf', readOnly: true }, '52998224725'));
    expect(container.querySelector('input')).toHaveValue('529.982.247-25');
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
    await confirm();
    expect(send).toHaveBeenCalledWith('João');
  });

  it('reads its hint and its message with its name', async () => {
    renderAt(field({ hint: 'Como está no documento.' }));
    expect(box()).toHaveAccessibleDescription('Como está no documento.');
    await confirm();
    expect(box()).toHaveAccessibleDescription('Como está no documento. Erro: Campo obrigatório');
  });
});

it('a box for a document opens it when clicked, is checked by Aceitar alone, and unchecked by a click', async () => {
  const unaccepted = 'Leia e aceite o termo para continuar.';
  const send = vi.fn();
  renderAt(
    <InForm value={false} required={unaccepted} onSend={send}>
      <DocumentCheckboxField
        name="field"
        label="Li e aceito os termos de uso"
        title="Termos de uso"
        document={{ kind: 'known', url: undefined }}
      />
    </InForm>,
  );
  const box = screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
  await userEvent.click(box);
  expect(screen.getByRole('dialog', { name: 'Termos de uso' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  expect(box).not.toBeChecked();
  await confirm();
  expect(screen.getByRole('link', { name: unaccepted })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(box).toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box).toHaveFocus();
  await confirm();
  expect(send).toHaveBeenCalledWith(true);
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a field with suggestions', () => {
  const cities: FieldOption[] = [
    { value: '1', label: 'Amapá - AP' },
    { value: '2', label: 'Macapá - AP' },
    { value: '3', label: 'Santana - AP' },
    ...Array.from({ length: 5567 }, (_, index) => ({ value: `${index + 4}`, label: `Cidade ${index} - BR` })),
  ];

  const field = (props: { value?: string; onSend?: (value: unknown) => void; options?: FieldOption[] }) => (
    <InForm value={props.value} onSend={props.onSend} required="Cidade obrigatória">
      <ComboboxField name="field" label="Cidade" options={props.options ?? cities} />
    </InForm>
  );
  const box = () => screen.getByRole('combobox', { name: 'Cidade' });
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('is picked by the keyboard or typed in whole, and sends the id', async () => {
    const sent = vi.fn();
    const { container } = renderAt(field({ onSend: sent }));
    await userEvent.type(box(), 'macapa');
    expect(options()).toEqual(['Macapá - AP']);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveValue('Macapá - AP');
    expect(screen.queryByRole('option')).toBeNull();
    await confirm();
    expect(sent).toHaveBeenLastCalledWith('2');
    await userEvent.clear(box());
    await userEvent.type(box(), 'santana - ap');
    await userEvent.tab();
    await confirm();
    expect(sent).toHaveBeenLastCalledWith('3');
  });

  it('lays out the first 50 of 5,570 and announces how many were found', async () => {
    renderAt(field({}));
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar opções: Cidade' }));
    expect(options()).toHaveLength(50);
    const status = within(box().closest('[data-field]') as HTMLElement).getByRole('status');
    expect(status).toHaveTextContent('50 de 5.570 opções. Continue digitando para refinar.');
    await userEvent.type(box(), 'xyz');
    expect(status).toHaveTextContent('Nenhuma opção encontrada. Confira o que digitou.');
  });

  it('goes back to the choice when half a name is left behind or closed by Esc, and is emptied by an empty text', async () => {
    renderAt(field({ value: '2' }));
    await userEvent.clear(box());
    await userEvent.type(box(), 'xy');
    await userEvent.tab();
    expect(box()).toHaveValue('Macapá - AP');
    await userEvent.type(box(), 'x{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(box()).toHaveValue('Macapá - AP');
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box()).toHaveValue('');
    await confirm();
    expect(box()).toHaveAccessibleDescription('Erro: Cidade obrigatória');
  });

  it('shows a choice that comes from the server, or whose options arrive later', async () => {
    const { container, unmount } = await hydrate(field({ value: '2' }));
    expect(container.querySelector('[role=combobox]')).toHaveValue('Macapá - AP');
    await unmount();
    const { rerender } = render(field({ value: '2', options: [] }));
    expect(box()).toHaveValue('');
    rerender(field({ value: '2' }));
    expect(box()).toHaveValue('Macapá - AP');
  });
});
