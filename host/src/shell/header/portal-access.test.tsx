import { startSession } from '@portal/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { beforeEachVisit, openShell, reload } from '../testing/open-shell.tsx';

beforeEachVisit();

describe('the way in', () => {
  it('is a portal button whose dialog leads to Aluno, Candidato PSG / PSS and Fechar', async () => {
    const { user } = openShell();
    await user.click(screen.getByRole('button', { name: 'Portal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: /Aluno/ })).toHaveAttribute('target', '_blank');
    expect(dialog.getByRole('link', { name: /Candidato PSG \/ PSS/ })).toHaveAttribute('href', '/login');
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is the name of a candidate, with Minhas inscrições, Perfil, Alterar senha, Portal do aluno and Sair', async () => {
    startSession({ id: 1, full_name: 'Raimunda Nonata' }, 't');
    const { user } = openShell();
    await user.click(screen.getByText('Raimunda Nonata'));
    const list = within(screen.getByText('Raimunda Nonata').closest('details') as HTMLElement);
    expect(list.getByRole('link', { name: 'Minhas inscrições' })).toHaveAttribute(
      'href',
      '/area_do_candidato',
    );
    expect(list.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
    expect(list.getByRole('link', { name: 'Alterar senha' })).toHaveAttribute('href', '/password');
    expect(list.getByRole('link', { name: /^Portal do aluno/ })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('button', { name: 'Portal' })).toBeVisible();
  });
});
