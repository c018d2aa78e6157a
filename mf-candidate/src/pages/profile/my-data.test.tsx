import { endSession, startSession } from '@portal/shared/session';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const copy = { person: { fullName: 'Jaciara Monteiro' }, interests: [{ course: 'Barbeiro' }] };
const saved: { name: string; json: Promise<string> }[] = [];

beforeEach(() => {
  startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.set('blob:1', blob);
        return 'blob:1';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) return;
    const json = new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
    saved.push({ name: this.download, json });
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function press(answer: Parameters<typeof serve>[0][string]) {
  serve({
    'GET /auth/profile': {
      full_name: 'Jaciara Monteiro',
      email: 'j@candidata.example',
      phone: '96991230001',
    },
    'GET /auth/my-data': answer,
  });
  const { user } = await openRoute(routes, '/perfil');
  await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
}

describe('"Meus dados"', () => {
  it('saves a copy of everything as a file', async () => {
    await press(copy);
    expect(await screen.findByText(/Sua cópia foi baixada/)).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['meus-dados.json']);
    expect(JSON.parse((await saved[0]?.json) ?? '')).toEqual(copy);
  });

  it('tells where to ask in front of a server that offers no copy', async () => {
    await press(refuse(404, { message: 'Not found' }));
    expect(await screen.findByText(/A cópia ainda não pode ser baixada aqui/)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('says what went wrong, and may be tried again', async () => {
    let down = true;
    await press(() =>
      down ? Response.json({ message: 'Fora do ar.' }, { status: 503 }) : Response.json({ data: copy }),
    );
    expect(await screen.findByText('Fora do ar.')).toBeVisible();
    down = false;
    screen.getByRole('button', { name: 'Baixar meus dados' }).click();
    expect(await screen.findByText(/Sua cópia foi baixada/)).toBeVisible();
  });
});
