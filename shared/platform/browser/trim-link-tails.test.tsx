import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { trimLinkTails } from './intercept-links.ts';

const BASE = '/portal';

/** Navigates to a path, with a server that redirects to another one. */
async function navigate(path: string, redirect: string | Error | null) {
  const asked = vi.fn(async (url: string, _init: RequestInit) => {
    if (redirect instanceof Error) throw redirect;
    const target = new URL(redirect ?? url, window.location.origin).href;
    return { redirected: redirect !== null, ok: redirect !== null, url: target };
  });
  vi.stubGlobal('fetch', asked);
  const router = createMemoryRouter([{ path: '*' }], { basename: `${BASE}/`, initialEntries: [`${BASE}/`] });
  trimLinkTails(BASE, router);
  await router.navigate(path);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await new Promise((resolve) => setTimeout(resolve));
  const { pathname, search, hash } = router.state.location;
  return { asked, shown: pathname + search + hash };
}

it('a navigation follows the redirect of the server from a link with a tail', async () => {
  const { asked, shown } = await navigate('/detalhes/7.?turma=1#turmas', `${BASE}/detalhes/7?turma=1`);
  expect(shown).toBe(`${BASE}/detalhes/7?turma=1#turmas`);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]).toMatchObject([`${BASE}/detalhes/7.?turma=1`, { method: 'HEAD' }]);
});

it.each([
  ['the server knows no other page', null],
  ['the server does not respond', new TypeError('failed')],
])('a link with a tail stays if %s', async (_when, redirect) => {
  expect((await navigate('/detalhes/7.', redirect)).shown).toBe(`${BASE}/detalhes/7.`);
});

it('other navigations ask nothing', async () => {
  expect((await navigate('/detalhes/7', null)).asked).not.toHaveBeenCalled();
});
