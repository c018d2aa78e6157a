import type { RequestListener } from 'node:http';
import { QueryClient } from '@portal/runtime/query';
import { configureApi } from '@portal/shared/api';
import { answeringServer } from '@portal/tooling/testing/answering-server';
import { describe, expect, it } from 'vitest';
import { catalogueQuery, titleSuggestionsQuery } from './catalogue-query.ts';

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Answers by path; any other path gets 404. */
const answering =
  (answers: Record<string, unknown>): RequestListener =>
  (request, response) => {
    const body = answers[new URL(request.url ?? '', 'http://server').pathname];
    response.statusCode = body === undefined ? 404 : 200;
    response.end(JSON.stringify({ data: body ?? null }));
  };

const bare = answering({
  '/api/v1/courses-sig': [
    { id: '1', title: 'Barbeiro', enrollment_open: '1', modality_id: '2', axis_technology: 'Beleza' },
    { id: '2', title: 'Costura', enrollment_open: '0', modality_id: '2' },
    { id: '3', title: 'Cozinheiro', enrollment_open: '1', modality_id: '1' },
  ],
});

describe('a page of the schedule', () => {
  it('comes from GET /courses-search in one call', async () => {
    const answer = { total: 1, page: 1, pages: 1, groups: [], facets: {}, didYouMean: [] };
    await using server = await answeringServer(answering({ '/api/v1/courses-search': answer }));
    configureApi({ baseUrl: server.baseUrl });
    const page = await newClient().fetchQuery(catalogueQuery({ modality: '2', unit: 'Macapá', title: '' }));
    expect(page).toMatchObject({ total: 1, facets: { units: [] } });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/v1/courses-search?modality=2&unit=Macap%C3%A1',
    ]);
  });

  it('is made of all courses where the server answers 404, which are asked for once', async () => {
    await using server = await answeringServer(bare);
    configureApi({ baseUrl: server.baseUrl });
    const client = newClient();
    const whole = await client.fetchQuery(catalogueQuery({ modality: '2' }));
    const found = await client.fetchQuery(catalogueQuery({ title: 'barbero' }));
    expect(whole.groups).toMatchObject([{ axis: 'Beleza', total: 1, courses: [{ id: 1 }] }]);
    expect(found).toMatchObject({ total: 1, didYouMean: ['barbeiro'] });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/v1/courses-search?modality=2',
      '/api/v1/courses-sig',
    ]);
  });

  it('fails as the server does on any other answer', async () => {
    await using server = await answeringServer((_, response) => {
      response.statusCode = 503;
      response.end();
    });
    configureApi({ baseUrl: server.baseUrl });
    await expect(newClient().fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
  });

  it('is asked for anew after the courses could not be had', async () => {
    let down = true;
    await using server = await answeringServer((request, response) => {
      if (!down || request.url?.startsWith('/api/v1/courses-search')) return bare(request, response);
      response.statusCode = 503;
      response.end();
    });
    configureApi({ baseUrl: server.baseUrl });
    const client = newClient();
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    down = false;
    expect(await client.fetchQuery(catalogueQuery({}))).toMatchObject({ total: 2 });
  });
});

describe('suggestions', () => {
  it('come from GET /courses-suggestions, or are made of all courses', async () => {
    const suggestions = [{ id: 1, title: 'Barbeiro' }];
    await using able = await answeringServer(answering({ '/api/v1/courses-suggestions': suggestions }));
    configureApi({ baseUrl: able.baseUrl });
    expect(await newClient().fetchQuery(titleSuggestionsQuery('barb', '2'))).toEqual(suggestions);
    await using server = await answeringServer(bare);
    configureApi({ baseUrl: server.baseUrl });
    expect(await newClient().fetchQuery(titleSuggestionsQuery('barb', '2'))).toEqual(suggestions);
  });
});
