import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DocumentCheckboxField } from './document-checkbox-field.tsx';

const unaccepted = 'Leia e aceite o termo para continuar.';
const show = (onSend?: (value: unknown) => void) =>
  renderAt(
    <InForm value={false} required={unaccepted} onSend={onSend}>
      <DocumentCheckboxField
        name="field"
        label="Li e aceito os termos de uso"
        title="Termos de uso"
        document={{ kind: 'known', url: undefined }}
      />
    </InForm>,
  );
const box = () => screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });

it('opens the document when it is clicked unchecked, and is checked by Aceitar alone', async () => {
  const send = vi.fn();
  show(send);
  await userEvent.click(box());
  expect(screen.getByRole('dialog', { name: 'Termos de uso' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  expect(box()).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(screen.getByRole('link', { name: `Li e aceito os termos de uso: ${unaccepted}` })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(box()).toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(send).toHaveBeenCalledWith(true);
});

it('is unchecked by a click, without opening the document', async () => {
  show();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});
