import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function Notice() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Inscrições Online
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Inscrição">
        <input aria-label="CPF" />
      </Dialog>
    </>
  );
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Inscrições Online' }));
  return screen.getByRole('dialog', { name: 'Inscrição' });
};

it('paints the click before the dialog renders', async () => {
  render(<Notice />);
  // Like in a browser, which does not wait for the effects of a click.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Inscrições Online' }).click();
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Inscrição' })).toBeInTheDocument();
});

it('opens as modal, named by its title, which takes the focus, and hands it back as its button closes it', async () => {
  render(<Notice />);
  const dialog = await opened();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Inscrição' })).toHaveFocus();
  expect(await accessibilityProblems(dialog)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Inscrições Online' })).toHaveFocus();
});

it('closes when the browser cancels it, as Esc does, but not with a picker inside', async () => {
  render(<Notice />);
  const dialog = await opened();
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
