import type { RequestListener } from 'node:http';
import { configureApi } from '@portal/shared/api';
import { answeringServer } from '@portal/tooling/testing/answering-server';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogueQuery, titleSuggestionsQuery } from './catalogue-query.ts';

const courses = [
  { id: '1', title: 'Barbeiro', enrollment_open: '1', modality_id: '2', axis_technology: 'Beleza' },
  { id: '2', title: 'Costura', enrollment_open: '0', modality_id: '2' },
  { id: '3', title: 'Cozinheiro', enrollment_open: '1', modality_id: '1' },
];

const servers: AsyncDisposable[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

/** A server that answers by call; a number is a status, and any other call gets 404. */
async function serving(answers: Record<string, unknown>) {
  const listener: RequestListener = (request, response) => {
    const [, call = ''] = /^\/api\/v1\/([\w-]+)/.exec(request.url ?? '') ?? [];
    const body = answers[call] ?? 404;
    response.statusCode = typeof body === 'number' ? body : 200;
    response.end(JSON.stringify({ data: body }));
  };
  const server = await answeringServer(listener);
  servers.push(server);
  configureApi({ baseUrl: server.baseUrl });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = () => server.requests.map(({ url }) => url?.replace('/api/v1', ''));
  return { client, asked };
}

describe('a page of the schedule', () => {
  it('comes from GET /courses-search in one call', async () => {
    const answer = { total: 1, page: 1, pages: 1, groups: [], facets: {}, didYouMean: [] };
    const { client, asked } = await serving({ 'courses-search': answer });
    const page = await client.fetchQuery(catalogueQuery({ modality: '2', unit: 'Macapá', title: '' }));
    expect(page).toMatchObject({ total: 1, facets: { units: [] } });
    expect(asked()).toEqual(['/courses-search?modality=2&unit=Macap%C3%A1']);
  });

  it('is made of all courses where the server answers 404, which are asked for once', async () => {
    const { client, asked } = await serving({ 'courses-sig': courses });
    const whole = await client.fetchQuery(catalogueQuery({ modality: '2' }));
    const found = await client.fetchQuery(catalogueQuery({ title: 'barbero' }));
    expect(whole.groups).toMatchObject([{ axis: 'Beleza', total: 1, courses: [{ id: 1 }] }]);
    expect(found).toMatchObject({ total: 1, didYouMean: ['barbeiro'] });
    expect(asked()).toEqual(['/courses-search?modality=2', '/courses-sig']);
  });

  it('and another that was asked for at the same time share these courses', async () => {
    const { client, asked } = await serving({ 'courses-sig': courses });
    const totals = await Promise.all(
      ['1', '2'].map(async (modality) => (await client.fetchQuery(catalogueQuery({ modality }))).total),
    );
    expect(totals).toEqual([1, 1]);
    expect(asked().filter((call) => call === '/courses-sig')).toHaveLength(1);
  });

  it('fails as the server does on any other answer', async () => {
    const { client, asked } = await serving({ 'courses-search': 503, 'courses-sig': courses });
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    expect(asked()).toEqual(['/courses-search']);
  });

  it('is asked for anew after the courses could not be had', async () => {
    const answers: Record<string, unknown> = { 'courses-sig': 503 };
    const { client } = await serving(answers);
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    answers['courses-sig'] = courses;
    expect(await client.fetchQuery(catalogueQuery({}))).toMatchObject({ total: 2 });
  });
});

it.each([{ 'courses-suggestions': [{ id: 1, title: 'Barbeiro' }] }, { 'courses-sig': courses }])(
  'suggestions come from the server, or are made of all courses: %j',
  async (answers) => {
    const { client } = await serving(answers);
    expect(await client.fetchQuery(titleSuggestionsQuery('barb', '2'))).toEqual([
      { id: 1, title: 'Barbeiro' },
    ]);
  },
);
