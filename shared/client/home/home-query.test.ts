import { configureApi } from '@portal/client/api';
import { homeQuery } from '@portal/client/home-query';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

const settings = { name: 'Senac Amapá', eligibility_income_limit: '3242.00' };
const banners = [{ position: '1', url: '/cursos' }];
const pages = [{ name: 'SENAC', children: [{ name: 'Transparência' }] }];
const courses = [{ id: 1, title: 'Barbeiro', enrollment_open: 1 }];

/** Loads the home data from a server with these responses; others have the given status. */
async function load(answers: Record<string, unknown>, otherwise = 404) {
  const asked = vi.fn(async (address: string) => {
    const data = answers[address];
    return Response.json({ data }, { status: data === undefined ? otherwise : 200 });
  });
  configureApi({ fetch: asked });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [home] = await Promise.allSettled([client.fetchQuery(homeQuery())]);
  return { home, asked };
}

describe('the shared home data', () => {
  it.each([
    ['comes from GET /home in one call', { '/api/v1/home': { settings, banners, pages, courses } }, 1],
    [
      'is composed of settings, banners, pages and courses where /home answers 404',
      {
        '/api/v1/settings': settings,
        '/api/v1/banners': banners,
        '/api/v1/pages': pages,
        '/api/v1/courses-sig': { data: courses },
      },
      5,
    ],
  ])('%s', async (_how, answers, calls) => {
    const { home, asked } = await load(answers);
    expect(home).toMatchObject({
      value: {
        settings: { name: 'Senac Amapá', eligibility_income_limit: 3242 },
        banners: [{ position: 1 }],
        pages: [{ children: [{ name: 'Transparência' }] }],
        courses: [{ title: 'Barbeiro' }],
      },
    });
    expect(asked).toHaveBeenCalledTimes(calls);
  });

  it('fails as the server does, without composing, on any other answer', async () => {
    const { home, asked } = await load({}, 503);
    expect(home).toMatchObject({ reason: { kind: 'http', status: 503 } });
    expect(asked).toHaveBeenCalledOnce();
  });
});
