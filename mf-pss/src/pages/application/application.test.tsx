import { accessibilityProblems } from '@portal/shared/testing/axe';
import { openRoute, refuse, serve } from '@portal/shared/testing/open-route';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { aProcess, position } from '../../testing/pss-answers.ts';

afterEach(() => vi.unstubAllGlobals());

const identification = { cpf: '52998224725', birthdate: '1998-04-21' };
const answers = {
  'GET /pss-selection-processes/1': aProcess(1, 1, { items_pss: [position(7), position(8)] }),
};

async function open(search: string, state: unknown = { identification }, served: object = answers) {
  serve(served as typeof answers);
  return openRoute(routes, { pathname: '/pss_cadastro', search, state });
}

describe('the application for a position (B 2.5)', () => {
  it('shows what was chosen: process, places, position, and the way back', async () => {
    const { container } = await open('?process=1&role=7&roleName=Cargo+7');
    expect(await screen.findByRole('heading', { level: 2, name: 'PSS 1/2026' })).toBeVisible();
    expect(screen.getByText('Macapá - AP, Oiapoque - AP')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Cargo 7' })).toHaveTextContent('Vagas imediatas2');
    expect(screen.getByRole('link', { name: 'Voltar ao edital' })).toHaveAttribute('href', '/pss_edital/1');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('reads who applies from the address once, and takes it out of there', async () => {
    const { address, carried } = await open('?process=1&role=7&cpf=529.982.247-25&date=1998-04-21', null);
    expect(await screen.findByRole('article', { name: 'Cargo 7' })).toBeVisible();
    expect(address()).toBe('/pss_cadastro?process=1&role=7');
    expect(carried()).toEqual({ identification });
  });

  it('sends back to the notice whoever has not said who they are', async () => {
    await open('?process=1&role=7', null);
    expect(await screen.findByText('Falta dizer quem se inscreve')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao edital' })).toHaveAttribute('href', '/pss_edital/1');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it.each(['', '?process=../perfil'])('sends back to the list from "%s"', async (search) => {
    await open(search, null);
    expect(await screen.findByText('Escolha um cargo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver processos seletivos' })).toHaveAttribute('href', '/pss');
  });

  it('says so where the process has no such position', async () => {
    await open('?process=1&role=9');
    expect(await screen.findByText('Este processo seletivo não tem o cargo escolhido')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao edital' })).toHaveAttribute('href', '/pss_edital/1');
  });

  it('says so when the position could not be loaded', async () => {
    await open(
      '?process=1&role=7',
      { identification },
      { 'GET /pss-selection-processes/1': refuse(503, {}) },
    );
    expect(await screen.findByText('Não foi possível carregar o cargo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});
