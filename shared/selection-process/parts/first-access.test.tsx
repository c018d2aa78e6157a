import { endSession, startSession } from '@portal/client/session';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FirstAccess } from './registration-receipt.tsx';

const email = 'ana@candidata.example';
const entered = { user: { id: 7, full_name: 'Ana Souza' }, token: 'segredo' };
const accepted: Answers = {
  'POST /auth/password/code/check': null,
  'POST /auth/password/reset': null,
  'POST /auth/login': entered,
};

afterEach(() => {
  endSession();
});

async function open(answers: Answers, isCodeMailed = true) {
  const received = mockApi(answers);
  const element = <FirstAccess email={email} followPath="/printing/812" isCodeMailed={isCodeMailed} />;
  const opened = await openRoute([{ path: '/psg_cadastro', element }], '/psg_cadastro');
  return { ...opened, calls: () => received.map(({ call }) => call), received };
}
type Opened = Awaited<ReturnType<typeof open>>;

const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));

/** Opens, fills in and submits the form. */
async function choosePassword(opened: Opened): Promise<void> {
  await opened.user.click(screen.getByText('Criar a senha agora'));
  await opened.user.type(screen.getByLabelText('Código'), 'A1B2C3D4');
  await opened.user.type(screen.getByLabelText('Nova senha'), 'canoa no rio');
  await opened.user.type(screen.getByLabelText('Confirmar senha'), 'canoa no rio');
  await submit(opened);
}
const typed = () =>
  ['Código', 'Nova senha', 'Confirmar senha']
    .map((label) => screen.getByLabelText(label))
    .map((field) => (field as HTMLInputElement).value);

it('the first access shows errors at their fields, and keeps the values', async () => {
  const refusal = respondWithError(422, { data: { code: ['Código inválido ou expirado.'] } });
  const opened = await open({ ...accepted, 'POST /auth/password/code/check': refusal });
  await choosePassword(opened);
  const described = expect.stringContaining('Código inválido ou expirado.');
  await waitFor(() => expect(screen.getByLabelText('Código')).toHaveAccessibleDescription(described));
  expect(typed()).toEqual(['A1B2C3D4', 'canoa no rio', 'canoa no rio']);
  expect(opened.calls()).toEqual(['POST /auth/password/code/check']);
  expect(opened.address()).toBe('/psg_cadastro');
});

it.each([
  ['is set already', true, ['/auth/login']],
  ['is not', false, ['/auth/login', '/auth/password/code/check', '/auth/password/reset', '/auth/login']],
])(
  'the first access whose answer was lost goes on, and uses no code twice, where the password %s',
  async (_state, isSet, asked) => {
    let resets = 0;
    const opened = await open({
      'POST /auth/password/code/check': null,
      'POST /auth/password/reset': () => {
        resets += 1;
        return resets > 1 ? Response.json({ data: null }) : Promise.reject(new TypeError('Failed to fetch'));
      },
      'POST /auth/login': () =>
        isSet || resets > 1
          ? Response.json({ data: entered })
          : respondWithError(401, { message: 'Recusado.' })(),
    });
    await choosePassword(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('O servidor não confirmou o envio');
    expect(typed()).toEqual(['A1B2C3D4', 'canoa no rio', 'canoa no rio']);
    await submit(opened);
    await waitFor(() => expect(opened.address()).toBe('/printing/812'));
    expect(opened.calls().slice(2)).toEqual(asked.map((path) => `POST ${path}`));
  },
);

it('the first access links applicants with a password to the login with their e-mail and target', async () => {
  const opened = await open(accepted);
  await opened.user.click(screen.getByText('Criar a senha agora'));
  await opened.user.click(screen.getByRole('link', { name: 'entre' }));
  await waitFor(() => expect(opened.address()).toBe('/login?voltar=%2Fprinting%2F812'));
  expect(opened.getHistoryState()).toEqual({ access: { email, back: '/printing/812' } });
});

it.each([
  ['mails no code', {}, false],
  [
    'knows no such call',
    { 'POST /auth/password/code/check': respondWithError(404, {}) } satisfies Answers,
    true,
  ],
])(
  'the first access names the way of a first access in front of a server that %s',
  async (_what, answers, isCodeMailed) => {
    const opened = await open(answers, isCodeMailed);
    if (isCodeMailed) await choosePassword(opened);
    await opened.user.click(await screen.findByRole('link', { name: 'Primeiro acesso' }));
    await waitFor(() => expect(opened.address()).toBe('/changePassword?acesso=primeiro'));
    expect(opened.getHistoryState()).toEqual({ access: { email, back: '/printing/812' } });
  },
);

it('the first access is hidden for logged-in candidates', async () => {
  startSession({ id: 7, full_name: 'Ana Souza' }, 'segredo');
  await open({});
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
