import { endSession, startSession } from '@portal/shared/session';
import { aProfile } from '@portal/tooling/testing/builders/profile';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './profile.page.tsx';
import routes from '../../routes.tsx';

const copy = { person: { fullName: 'Jaciara Monteiro' }, interests: [{ course: 'Barbeiro' }] };
const saved = vi.fn<(name: string, json: unknown) => void>();
vi.mock('../../parts/data-file/save-file.ts', () => ({
  saveFile: (name: string, json: string) => saved(name, JSON.parse(json)),
}));

beforeEach(() => {
  saved.mockReset();
  startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

async function press(answer: Answers['GET /auth/my-data']) {
  serve({ 'GET /auth/profile': aProfile(), 'GET /auth/my-data': answer });
  const { user } = await openRoute(routes, '/perfil');
  const button = await screen.findByRole('button', { name: 'Baixar meus dados' });
  await user.click(button);
  return { again: () => user.click(button) };
}

describe('"Meus dados"', () => {
  it('saves a copy of everything as a file, also after it has failed once', async () => {
    let down = true;
    const { again } = await press(() =>
      down ? Response.json({ message: 'Fora do ar.' }, { status: 503 }) : Response.json({ data: copy }),
    );
    expect(await screen.findByText('Fora do ar.')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    down = false;
    await again();
    expect(await screen.findByText(/Sua cópia foi baixada/)).toBeVisible();
    expect(saved.mock.calls).toEqual([['meus-dados.json', copy]]);
  });

  it('tells where to ask in front of a server that offers no copy', async () => {
    await press(refuse(404, { message: 'Not found' }));
    expect(await screen.findByText(/A cópia ainda não pode ser baixada aqui/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });
});
