import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { InForm } from '@portal/tooling/testing/in-form';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FieldOption } from '../select-field/select-field.tsx';
import { ComboboxField } from './combobox-field.tsx';

const cities: FieldOption[] = [
  { value: '1', label: 'Amapá - AP' },
  { value: '2', label: 'Macapá - AP' },
  { value: '3', label: 'Santana - AP' },
  ...Array.from({ length: 5567 }, (_, index) => ({ value: `${index + 4}`, label: `Cidade ${index} - BR` })),
];

const field = (
  props: { value?: string; onSend?: (value: unknown) => void; options?: FieldOption[] } = {},
) => (
  <InForm value={props.value} onSend={props.onSend} required="Cidade obrigatória">
    <ComboboxField name="field" label="Cidade" options={props.options ?? cities} />
  </InForm>
);
const box = () => screen.getByRole('combobox', { name: 'Cidade' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('finds a city without accents, is picked by the keyboard and sends its id', async () => {
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
  await send();
  expect(sent).toHaveBeenCalledWith('2');
});

it('lays out the first 50 of 5,570 and announces how many were found', async () => {
  renderAt(field());
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar opções: Cidade' }));
  expect(options()).toHaveLength(50);
  const status = within(box().closest('[data-field]') as HTMLElement).getByRole('status');
  expect(status).toHaveTextContent('50 de 5.570 opções. Continue digitando para refinar.');
  await userEvent.type(box(), 'xyz');
  expect(status).toHaveTextContent('Nenhuma opção encontrada. Confira o que digitou.');
});

it('takes a whole name typed without picking it', async () => {
  const sent = vi.fn();
  renderAt(field({ onSend: sent }));
  await userEvent.type(box(), 'santana - ap');
  await userEvent.tab();
  await send();
  expect(sent).toHaveBeenCalledWith('3');
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
  await send();
  expect(box()).toHaveAccessibleDescription('Erro: Cidade obrigatória');
});

it('shows a choice that comes from the server, or whose options arrive later', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(field({ value: '2' }));
  expect(recoveredErrors).toEqual([]);
  expect(container.querySelector('[role=combobox]')).toHaveValue('Macapá - AP');
  await unmount();
  const { rerender } = render(field({ value: '2', options: [] }));
  expect(box()).toHaveValue('');
  rerender(field({ value: '2' }));
  expect(box()).toHaveValue('Macapá - AP');
});
