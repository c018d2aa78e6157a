import type { RequestListener } from 'node:http';
import { homeQuery } from '@portal/runtime/home-query';
import { QueryClient } from '@portal/runtime/query';
import { configureApi } from '@portal/shared/api';
import { answeringServer } from '@portal/tooling/testing/answering-server';
import { describe, expect, it } from 'vitest';

const parts: Record<string, unknown> = {
  '/api/v1/settings': { data: { name: 'Senac Amapá', eligibility_income_limit: '3242.00' } },
  '/api/v1/banners': { data: [{ position: '1', url: '/cursos' }] },
  '/api/v1/pages': { data: [{ name: 'SENAC', children: [{ name: 'Transparência' }] }] },
  '/api/v1/courses-sig': { data: { data: [{ id: 1, title: 'Barbeiro', enrollment_open: 1 }] } },
};

const answer =
  (answers: Record<string, unknown>): RequestListener =>
  (request, response) => {
    const body = answers[request.url ?? ''];
    response.statusCode = body === undefined ? 404 : 200;
    response.end(JSON.stringify(body ?? { message: 'Não encontrado.' }));
  };

async function loadHome() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const home = await client.fetchQuery(homeQuery());
  return {
    name: home.settings.name,
    limit: home.settings.eligibility_income_limit,
    banners: home.banners.map(({ position }) => position),
    pages: home.pages.flatMap(({ children }) => children.map(({ name }) => name)),
    courses: home.courses.map(({ title }) => title),
  };
}

const expected = {
  name: 'Senac Amapá',
  limit: 3242,
  banners: [1],
  pages: ['Transparência'],
  courses: ['Barbeiro'],
};

describe('the shared home data', () => {
  it('comes from GET /home in one call', async () => {
    const [settings, banners, pages, courses] = Object.values(parts).map(
      (part) => (part as { data: unknown }).data,
    );
    const list = (courses as { data: unknown }).data;
    await using server = await answeringServer(
      answer({ '/api/v1/home': { data: { settings, banners, pages, courses: list } } }),
    );
    configureApi({ baseUrl: server.baseUrl });
    expect(await loadHome()).toEqual(expected);
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/v1/home']);
  });

  it('is composed of settings, banners, pages and courses where /home answers 404', async () => {
    await using server = await answeringServer(answer(parts));
    configureApi({ baseUrl: server.baseUrl });
    expect(await loadHome()).toEqual(expected);
  });

  it('fails as the server does, without composing, on any other answer', async () => {
    await using server = await answeringServer((_, response) => {
      response.statusCode = 503;
      response.end();
    });
    configureApi({ baseUrl: server.baseUrl });
    await expect(loadHome()).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(server.requests).toHaveLength(1);
  });
});
