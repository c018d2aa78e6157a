import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt } from '@portal/tooling/testing/render';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

it('acts on a click and on the keyboard', async () => {
  const act = vi.fn();
  renderAt(<Button onClick={act}>Buscar</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(2);
});

it('keeps the focus and does nothing while busy', async () => {
  const act = vi.fn();
  renderAt(
    <Button busy onClick={act}>
      Enviando
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('says why it is disabled, stays reachable and sends no form', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { container } = renderAt(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="As inscrições terminaram.">
        Inscrever-se
      </Button>
    </form>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { description: 'As inscrições terminaram.' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('keeps the focus when it becomes disabled', async () => {
  const { rerender } = render(<Button>Ampliar</Button>);
  await userEvent.tab();
  rerender(<Button disabledReason="Este é o maior tamanho.">Ampliar</Button>);
  expect(screen.getByRole('button', { name: 'Ampliar' })).toHaveFocus();
});

it('leads to a page of the portal', () => {
  renderAt(<ButtonLink to="/psg">Cursos Gratuitos</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Cursos Gratuitos' });
  expect(link).toHaveAttribute('href', '/psg');
  expect(link).not.toHaveAttribute('target');
});

it('announces that an outside address opens in a new tab', () => {
  renderAt(
    <ButtonLink href="https://www.senac.br" external>
      Portal do aluno
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Portal do aluno (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
