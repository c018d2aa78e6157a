import { endSession, getSession, startSession } from '@portal/shared/session';
import { openRoute, refuse, serve } from '@portal/shared/testing/open-route';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const profile = { full_name: 'Jaciara Monteiro', email: 'jaciara@candidata.example', phone: '96991230001' };

beforeEach(() => startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo'));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

async function open(answer: Parameters<typeof serve>[0][string] = profile) {
  const received = serve({
    'GET /auth/profile': profile,
    'PUT /auth/profile': answer,
    'GET /my-selection-processes': [],
    'GET /pss-my-selection-processes': [],
  });
  const opened = await openRoute(routes, '/perfil');
  return { ...opened, received, name: await screen.findByLabelText('Nome completo') };
}

describe('the profile (B 2.6)', () => {
  it('is headed Perfil, to be edited, and shows the phone through its mask of 15 characters', async () => {
    const { name } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Perfil');
    expect(screen.getByText('Editar perfil')).toBeVisible();
    expect(name).toHaveValue('Jaciara Monteiro');
    expect(screen.getByLabelText('E-mail')).toHaveValue('jaciara@candidata.example');
    expect(screen.getByLabelText('Telefone')).toHaveValue('(96)9 9123-0001');
    expect(screen.getByLabelText('Telefone')).toHaveAttribute('maxlength', '15');
  });

  it('sends digits only, renames the session and goes to the candidate area', async () => {
    const { user, received, address, name } = await open(() =>
      Response.json({ data: profile, message: 'Perfil salvo.' }),
    );
    await user.type(name, ' dos Santos');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
    expect(received.find(({ call }) => call === 'PUT /auth/profile')?.body).toEqual({
      ...profile,
      full_name: 'Jaciara Monteiro dos Santos',
    });
    expect(getSession()).toMatchObject({ fullName: 'Jaciara Monteiro dos Santos' });
    // Announced as one sentence, shown under its title.
    expect(screen.getByText('Sucesso! Perfil salvo.')).toBeInTheDocument();
    expect(screen.getByText('Sucesso!', { selector: 'strong' }).parentElement).toHaveTextContent(
      'Sucesso!Perfil salvo.',
    );
  });

  it.each([
    [
      { phone: ['O telefone já está em uso.'], email: ['E-mail já existente.'] },
      'O telefone já está em uso.',
    ],
    [{ full_name: ['O nome é muito longo.'], email: ['E-mail já existente.'] }, 'O nome é muito longo.'],
    [{ email: ['E-mail já existente.'] }, 'E-mail já existente.'],
  ])('the refusal %j shows, titled Erro!: %s', async (data, text) => {
    const { user, address } = await open(refuse(422, { message: 'x', data }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Erro!${text}`);
    expect(address()).toBe('/perfil');
  });
});
