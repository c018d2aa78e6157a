import { day } from '@portal/contract/endpoints/fields';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { InForm } from '@portal/tooling/testing/in-form';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ComboboxField } from './combobox-field/combobox-field.tsx';
import { DocumentCheckboxField } from './consent-fields/consent-fields.tsx';
import { PhoneField } from './contact-fields/contact-fields.tsx';
import { DateField } from './date-field/date-field.tsx';
import {
  type FieldOption,
  RadioGroupField,
  SelectField,
  TextareaField,
  TextField,
} from './fields/fields.tsx';
import { PasswordField } from './password-field/password-field.tsx';

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));

/**
 * Renders a field in a form.
 * @returns mock that receives the submitted values
 */
function show(field: ReactNode, form: { value?: string | boolean; required?: string } = {}) {
  const sent = vi.fn<(value: unknown) => void>();
  renderAt(
    <InForm {...form} onSend={sent}>
      {field}
    </InForm>,
  );
  return sent;
}

it('a field for a date sends a day, clears a year of 5 digits, and says of what is no day that it is none', async () => {
  const sent = show(<DateField name="field" label="Data de saída" optional />);
  const input = screen.getByLabelText<HTMLInputElement>('Data de saída (opcional)');
  fireEvent.change(input, { target: { value: '2001-02-03' } });
  await confirm();
  expect(sent).toHaveBeenCalledWith('2001-02-03');
  fireEvent.change(input, { target: { value: '20011-02-03' } });
  expect(input).toHaveValue('');
  // jsdom has no incomplete dates.
  const validity = vi.spyOn(input, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.blur(input);
  await confirm();
  const [told] = sent.mock.lastCall ?? [];
  expect(z.safeParse(day(), told).error?.issues[0]?.message).toBe('Data inválida');
  expect(input).toHaveValue('');
  validity.mockReturnValue({ badInput: false } as ValidityState);
  fireEvent.blur(input);
  await confirm();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Erro: Campo obrigatório'));
});

it('a field for a long text says its limit, and keeps and counts what is beyond it', async () => {
  show(<TextareaField name="field" label="Mensagem" maxLength={20} />);
  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  expect(box).toHaveAccessibleDescription('Até 20 caracteres.');
  await userEvent.click(box);
  await userEvent.paste('Quero um curso no Bailique.');
  expect(box).toHaveValue('Quero um curso no Bailique.');
  expect(screen.getByText('27 de 20: 7 a mais')).toBeVisible();
  expect(screen.getByText('Passou do limite: 7 a mais.')).toHaveRole('status');
});

it.each([
  ['a text', <TextField key="text" name="field" label="Campo" maxLength={20} />],
  ['a password', <PasswordField key="password" name="field" label="Campo" maxLength={20} />],
])(
  'a field for %s keeps what is pasted beyond its limit, reports it, and is not sent',
  async (_what, field) => {
    const sent = show(field);
    const box = screen.getByLabelText('Campo');
    await userEvent.click(box);
    await userEvent.paste('um texto que é longo demais');
    expect(box).toHaveValue('um texto que é longo demais');
    expect(box).not.toHaveAttribute('maxlength');
    expect(screen.getByText('27 de 20: 7 a mais')).toBeVisible();
    await confirm();
    expect(box).toHaveAccessibleDescription('Erro: Use no máximo 20 caracteres');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.paste('um texto que cabe');
    expect(screen.queryByText(/a mais/)).toBeNull();
    await confirm();
    expect(sent).toHaveBeenCalledExactlyOnceWith('um texto que cabe');
  },
);

it('a group of radio buttons is named, and its message leads to the first choice', async () => {
  const options = ['Manhã', 'Tarde', 'Noite'].map((label) => ({ value: label, label }));
  const sent = show(<RadioGroupField name="field" label="Turno" options={options} />);
  await confirm();
  expect(screen.getByRole('group', { name: 'Turno' })).toHaveAccessibleDescription('Erro: Campo obrigatório');
  await userEvent.click(screen.getByRole('link', { name: 'Turno: informe este campo' }));
  expect(screen.getByRole('radio', { name: 'Manhã' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Tarde' }));
  await confirm();
  expect(sent).toHaveBeenCalledWith('Tarde');
});

describe('autofill', () => {
  const options = [
    { value: 'b', label: 'Belém' },
    { value: 'm', label: 'Macapá' },
  ];
  const named = { name: 'field', label: 'Campo' };
  const cases: [string, ReactNode, string, string?, string?][] = [
    ['text', <TextField key="" {...named} />, 'Iracema'],
    ['masked text', <TextField key="" {...named} mask="cpf" />, '52998224725', '529.982.247-25'],
    ['phone', <PhoneField key="" {...named} />, '96991234567', '(96)9 9123-4567'],
    ['password', <PasswordField key="" {...named} maxLength={20} />, 'segredo'],
    ['select', <SelectField key="" {...named} options={options} />, 'm'],
    ['long text', <TextareaField key="" {...named} maxLength={99} />, 'Olá'],
    ['date', <DateField key="" {...named} />, '2001-02-03'],
    ['combobox', <ComboboxField key="" {...named} options={options} />, 'macapá', 'Macapá', 'm'],
  ];
  /** A browser sets the value of its own control; a script of the page sets the property that React replaces. */
  const setters = {
    browser: (control: HTMLInputElement, text: string) =>
      void Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text),
    script: (control: HTMLInputElement, text: string) => void Object.assign(control, { value: text }),
  };
  const reports = {
    'only change': (control: HTMLInputElement) => fireEvent(control, new Event('change', { bubbles: true })),
    'only blur': (control: HTMLInputElement) => fireEvent.blur(control),
    'no event': () => {},
  };
  const filled = cases.flatMap((field) =>
    Object.entries(setters).flatMap(([by, set]) =>
      Object.entries(reports).map(([event, report]) => [field[0], by, event, field, set, report] as const),
    ),
  );

  it.each(filled)(
    'of a %s by a %s with %s is sent as shown',
    async (_what, _by, _event, field, set, report) => {
      const [, element, text, shown = text, value = shown] = field;
      const sent = show(element);
      const control = screen.getByLabelText<HTMLInputElement>('Campo', { selector: '[name]' });
      set(control, text);
      report(control);
      fireEvent.submit(control.form as HTMLFormElement);
      await waitFor(() => expect(sent).toHaveBeenCalled());
      expect(sent).toHaveBeenCalledExactlyOnceWith(value);
      expect(control).toHaveValue(shown);
    },
  );

  it('of a name that a combobox does not offer leaves its choice', async () => {
    const sent = show(<ComboboxField {...named} options={options} />, { value: 'b' });
    const control = screen.getByLabelText<HTMLInputElement>('Campo', { selector: '[name]' });
    setters.browser(control, 'Oiapoque');
    fireEvent.submit(control.form as HTMLFormElement);
    await waitFor(() => expect(sent).toHaveBeenCalledWith('b'));
    expect(control).toHaveValue('Belém');
  });
});

describe('a field for a text', () => {
  it('masks what is typed or pasted, and sends and tells what is shown', async () => {
    const leave = vi.fn();
    const sent = show(<TextField name="field" label="CPF" mask="cpf" onLeave={leave} />);
    const box = screen.getByRole('textbox', { name: 'CPF' });
    await userEvent.type(box, '52998224725{Enter}');
    expect(box).toHaveValue('529.982.247-25');
    expect(sent).toHaveBeenCalledWith('529.982.247-25');
    await userEvent.clear(box);
    await userEvent.paste('CPF 529 982 247 25');
    expect(leave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(leave).toHaveBeenCalledExactlyOnceWith('529.982.247-25');
  });

  it('masks what was there before, on the server too', async () => {
    const field = <TextField name="field" label="CPF" mask="cpf" readOnly />;
    const { container } = await hydrate(<InForm value="52998224725" children={field} />);
    expect(container.querySelector('input')).toHaveValue('529.982.247-25');
  });

  it('drops the digits of a name, those of a composition as it ends', async () => {
    const sent = show(<TextField name="field" label="Nome" dropDigits />);
    const input = screen.getByRole('textbox', { name: 'Nome' });
    await userEvent.type(input, 'M1');
    expect(input).toHaveValue('M');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'Joã1' }, inputType: 'insertCompositionText' });
    expect(input).toHaveValue('Joã1');
    fireEvent.input(input, { target: { value: 'João1' }, inputType: 'insertCompositionText' });
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('João');
    await confirm();
    expect(sent).toHaveBeenCalledWith('João');
  });
});

it('a box for a document opens it when clicked, is checked by Aceitar alone, and unchecked by a click', async () => {
  const required = 'Leia e aceite o termo para continuar.';
  const terms = { title: 'Termos de uso', document: { kind: 'known', url: undefined } } as const;
  const sent = show(<DocumentCheckboxField name="field" label="Li e aceito os termos" {...terms} />, {
    value: false,
    required,
  });
  const box = screen.getByRole('checkbox', { name: 'Li e aceito os termos' });
  await userEvent.click(box);
  expect(screen.getByRole('dialog', { name: 'Termos de uso' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  expect(box).not.toBeChecked();
  await confirm();
  expect(screen.getByRole('link', { name: required })).toBeVisible();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  await confirm();
  expect(sent).toHaveBeenCalledExactlyOnceWith(true);
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

  it('scrolls its list above a keyboard on the screen, and has a status from the start', async () => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 });
    vi.stubGlobal('visualViewport', view);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
    renderAt(field({}));
    const panel = screen.getByRole('listbox', { hidden: true }).parentElement as HTMLElement;
    expect(within(panel).getByRole('status')).toBeEmptyDOMElement();
    panel.getBoundingClientRect = () => ({ top: 244, bottom: 494 }) as DOMRect;
    await userEvent.click(box());
    expect(scrollBy).not.toHaveBeenCalled();
    view.height = 440;
    act(() => void view.dispatchEvent(new Event('resize')));
    expect(scrollBy.mock.calls).toEqual([[0, 54]]);
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
