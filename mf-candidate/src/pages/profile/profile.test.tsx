import { getSession } from '@portal/client/session';
import { aProfile } from '@portal/tooling/testing/builders/profile';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logInAsCandidate } from '../../testing/log-in-as-candidate.ts';
import { timeAgo } from './profile.page.tsx';

/** Response of a server with the bare contract. */
const {
  pending_email: _pending,
  nif: _nif,
  birthdate: _birthdate,
  birthdate_verified: _verified,
  ...profile
} = aProfile();

const saved = vi.fn<(file: Blob) => string>(() => 'blob:copy');

logInAsCandidate();
beforeEach(() => {
  saved.mockClear();
  URL.createObjectURL = (file) => saved(file as Blob);
});

async function open(answer: Answers['PUT /auth/profile'] = profile, more: Answers = {}) {
  const received = mockApi({
    'GET /auth/profile': profile,
    'PUT /auth/profile': answer,
    'GET /my-selection-processes': [],
    'GET /pss-my-selection-processes': [],
    'GET /auth/sessions': respondWithError(404, { message: 'Not Found' }),
    ...more,
  });
  const opened = await openRoute(routes, '/perfil');
  return { ...opened, received, name: await screen.findByLabelText('Nome completo') };
}

describe('the profile (B 2.6)', () => {
  it('sends digits only, renames the session and goes to the candidate area', async () => {
    const { user, received, address, name } = await open(() =>
      Response.json({ data: profile, message: 'Perfil salvo.' }),
    );
    expect(name).toHaveValue('Jaciara Monteiro');
    expect(screen.getByLabelText('E-mail')).toHaveValue('jaciara@candidata.example');
    expect(screen.getByLabelText('Telefone')).toHaveValue('(96)9 9123-0001');
    await user.type(name, ' dos Santos');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
    expect(received.find(({ call }) => call === 'PUT /auth/profile')?.body).toEqual({
      ...profile,
      full_name: 'Jaciara Monteiro dos Santos',
    });
    expect(getSession()).toMatchObject({ fullName: 'Jaciara Monteiro dos Santos' });
    expect(screen.getByText('Sucesso! Perfil salvo.')).toBeInTheDocument();
  });

  it('lets its owner correct a birth date until it is verified', async () => {
    const unverified = { ...profile, birthdate: '2012-04-18', birthdate_verified: false };
    const { user, received } = await open(profile, { 'GET /auth/profile': unverified });
    const date = screen.getByLabelText('Data de nascimento');
    expect(date).toHaveValue('2012-04-18');
    expect(date).toHaveAccessibleDescription(/Idade: \d+ anos/);
    fireEvent.change(date, { target: { value: '2002-04-18' } });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(received.find(({ call }) => call === 'PUT /auth/profile')?.body).toMatchObject({
        birthdate: '2002-04-18',
      }),
    );
  });

  it.each([
    [{ email: ['E-mail em uso.'], phone: ['Telefone em uso.'] }, 'Telefone em uso.'],
    [{ email: ['E-mail em uso.'], full_name: ['O nome é muito longo.'] }, 'O nome é muito longo.'],
  ])('the rejection %j shows, titled Erro!: %s', async (data, text) => {
    const { user, address } = await open(respondWithError(422, { message: 'x', data }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(`Erro! ${text}`)).toBeInTheDocument();
    const summary = await screen.findByRole('alert');
    for (const said of Object.values(data).flat()) expect(summary).toHaveTextContent(said);
    expect(address()).toBe('/perfil');
  });
});

describe('the list of open sessions', () => {
  const times = { created_at: '2026-03-10T15:00:00.000Z', last_seen_at: '2026-03-10T17:00:00.000Z' };
  const here = { current: true, device: 'Chrome no Windows', ...times };
  const elsewhere = { current: false, device: null, ...times };

  it('shows device and time as text, and ends the others; shows why if it cannot', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T17:12:00.000Z') });
    let list = [here, elsewhere];
    let end = respondWithError(503, { message: 'Fora do ar.' });
    const { user } = await open(profile, {
      'GET /auth/sessions': () => Response.json({ data: list }),
      'DELETE /auth/sessions': () => end(),
    });
    const sessions = within(await screen.findByRole('region', { name: 'Sessões abertas' }));
    const rows = await sessions.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome no WindowsEste aparelhoEm uso · entrou em 10/03/2026 - 12:00',
      'Aparelho desconhecidoUsada há 12 minutos · entrou em 10/03/2026 - 12:00',
    ]);
    const button = screen.getByRole('button', { name: 'Encerrar as outras' });
    await user.click(button);
    expect(await screen.findAllByText('Fora do ar.')).not.toHaveLength(0);
    list = [here];
    end = () => Response.json({ data: null, message: 'As outras sessões foram encerradas.' });
    await user.click(button);
    const alone = await screen.findByText('Você só está conectado neste aparelho.');
    await waitFor(() => expect(alone).toHaveFocus());
    expect(screen.getAllByText('As outras sessões foram encerradas.')).not.toHaveLength(0);
  });
});

describe('"Meus dados"', () => {
  const press = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));

  it('saves a copy of everything as a file, also after it has failed once', async () => {
    const copy = { person: { full_name: 'Jaciara Monteiro' }, interests: [{ course: 'Barbeiro' }] };
    let answer = respondWithError(503, { message: 'Fora do ar.' });
    const opened = await open(profile, { 'GET /auth/my-data': () => answer() });
    await press(opened);
    expect(await screen.findByText('Fora do ar.')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    answer = () => Response.json({ data: copy });
    await press(opened);
    expect(await screen.findByText(/Sua cópia foi baixada/)).toBeVisible();
    expect(saved).toHaveBeenCalledOnce();
    expect(JSON.parse((await saved.mock.calls[0]?.[0].text()) ?? '')).toEqual(copy);
  });

  it('explains where to ask if the server offers no copy', async () => {
    await press(
      await open(profile, { 'GET /auth/my-data': respondWithError(404, { message: 'Not found' }) }),
    );
    expect(await screen.findByText(/A cópia ainda não pode ser baixada aqui/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });
});

it.each([
  [1.9, 'agora há pouco'],
  [2, 'há 2 minutos'],
  [60, 'há 1 hora'],
  [130, 'há 2 horas'],
  [Number.NaN, 'agora há pouco'],
])('%d minutes later it is "%s"', (minutes, words) => {
  const now = Date.parse('2026-11-21T12:00:00-03:00');
  expect(timeAgo(now - minutes * 60_000, now)).toBe(words);
});
