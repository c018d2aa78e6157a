import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './receipt-check.page.tsx';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const code = 'psg-1a-abcdefghijkl_-mn';
const call = `GET /receipts/${code}`;
const registration = {
  number: 'PSG-2026-000001',
  status: 1,
  programme: 'Programa Senac de Gratuidade (PSG)',
  process: 'PSG 50/2026',
};
const open = (at = code) => openRoute(routes, `/conferir/${at}`);

describe('checking a receipt', () => {
  it('confirms number, process and situation, for who is not logged in', async () => {
    const received = serve({ [call]: { registration } });
    await open();
    const paper = await screen.findByRole('article', { name: 'PSG 50/2026' });
    expect(paper).toHaveTextContent('Número de inscrição PSG-2026-000001');
    expect(paper).toHaveTextContent('ProgramaPrograma Senac de Gratuidade (PSG)');
    expect(paper).toHaveTextContent('Situação hojeInscrito');
    expect(screen.getByText('Comprovante confirmado')).toBeVisible();
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
  });

  it('warns of a registration that was cancelled', async () => {
    serve({ [call]: { registration: { ...registration, status: 4 } } });
    await open();
    expect(await screen.findByText(/a inscrição foi cancelada/)).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Situação hojeCancelado');
    expect(screen.queryByText('Comprovante confirmado')).toBeNull();
  });

  it('says plainly that a code is not confirmed, and asks nobody about what cannot be one', async () => {
    const received = serve({ [call]: { registration: null } });
    const { unmount } = await open();
    expect(await screen.findByText('Comprovante não confirmado')).toBeVisible();
    expect(screen.getByText(/não aceite o papel sem falar com a unidade/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fale conosco' })).toHaveAttribute('href', '/FaleConosco');
    expect(screen.queryByRole('article')).toBeNull();
    unmount();
    await open('PSG-2026-000001');
    expect(await screen.findByText('Comprovante não confirmado')).toBeVisible();
    expect(received).toHaveLength(1);
  });

  it('says of a server without this call that nothing was checked', async () => {
    serve({ [call]: refuse(404, { message: 'Não encontrado' }) });
    await open();
    expect(await screen.findByText('A conferência não está disponível')).toBeVisible();
    expect(screen.getByText(/Isso não diz nada sobre o papel/)).toBeVisible();
    expect(screen.queryByText('Comprovante não confirmado')).toBeNull();
  });

  it.each([
    ['is down', refuse(503, { message: 'fora do ar' })],
    ['answers something else', () => Response.json({ data: {} })],
  ])('neither confirms nor denies while the server %s, and can be asked again', async (_, answer) => {
    let isUp = false;
    serve({ [call]: () => (isUp ? Response.json({ data: { registration } }) : answer()) });
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByText('Não foi possível conferir agora')).toBeVisible();
    expect(screen.queryByText('Comprovante não confirmado')).toBeNull();
    isUp = true;
    await user.click(again);
    expect(await screen.findByText('Comprovante confirmado')).toBeVisible();
  });
});
