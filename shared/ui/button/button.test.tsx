import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt } from '@portal/tooling/testing/render';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

it('acts on a press, but keeps the focus and does nothing while busy', async () => {
  const act = vi.fn();
  const { rerender } = render(<Button onClick={act}>Enviar</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  rerender(
    <Button busy onClick={act}>
      Enviando
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviando' }));
  expect(act).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('says why it is disabled, stays reachable and sends no form', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (reason?: string) => (
    <form onSubmit={submit}>
      <Button type="submit" disabledReason={reason}>
        Inscrever-se
      </Button>
    </form>
  );
  const { container, rerender } = render(form());
  await userEvent.tab();
  rerender(form('As inscrições terminaram.'));
  const button = screen.getByRole('button', { description: 'As inscrições terminaram.' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('leads to a page of the portal, or announces that an outside address opens in a new tab', () => {
  renderAt(
    <>
      <ButtonLink to="/psg">Cursos Gratuitos</ButtonLink>
      <ButtonLink href="https://www.senac.br" external>
        Portal do aluno
      </ButtonLink>
    </>,
  );
  const inside = screen.getByRole('link', { name: 'Cursos Gratuitos' });
  expect([inside.getAttribute('href'), inside.getAttribute('target')]).toEqual(['/psg', null]);
  const outside = screen.getByRole('link', { name: 'Portal do aluno (abre em nova aba)' });
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
});
