import { aCourse } from '@portal/tooling/testing/builders/course';
import { type Answers, refuse, serve } from '@portal/tooling/testing/open-route';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueQuery, titleSuggestionsQuery } from './catalogue-query.ts';

const courses = [
  aCourse({ id: 1, title: 'Barbeiro', enrollment_open: 1, modality_id: 2, axis_technology: 'Beleza' }),
  aCourse({ id: 2, title: 'Costura', enrollment_open: 0, modality_id: 2 }),
  aCourse({ id: 3, title: 'Cozinheiro', enrollment_open: 1, modality_id: 1 }),
];
const withoutSearch: Answers = {
  'GET /courses-search': refuse(404, {}),
  'GET /courses-suggestions': refuse(404, {}),
  'GET /courses-sig': courses,
};

afterEach(() => vi.unstubAllGlobals());

function serving(answers: Answers) {
  const received = serve(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, asked: () => received.map(({ call, query }) => `${call}?${query}`) };
}

describe('a page of the schedule', () => {
  it('comes from GET /courses-search in one call', async () => {
    const facets = { units: [] } as never;
    const answer = { total: 1, page: 1, pages: 1, groups: [], facets, didYouMean: [] };
    const { client, asked } = serving({ 'GET /courses-search': answer });
    const page = await client.fetchQuery(catalogueQuery({ modality: '2', unit: 'Macapá', title: '' }));
    expect(page).toMatchObject({ total: 1, facets: { units: [] } });
    expect(asked()).toEqual(['GET /courses-search?modality=2&unit=Macap%C3%A1']);
  });

  it('is made of all courses where the server answers 404, which are asked for once', async () => {
    const { client, asked } = serving(withoutSearch);
    const whole = await client.fetchQuery(catalogueQuery({ modality: '2' }));
    const found = await client.fetchQuery(catalogueQuery({ title: 'barbero' }));
    expect(whole.groups).toMatchObject([{ axis: 'Beleza', total: 1, courses: [{ id: 1 }] }]);
    expect(found).toMatchObject({ total: 1, didYouMean: ['barbeiro'] });
    expect(asked()).toEqual(['GET /courses-search?modality=2', 'GET /courses-sig?']);
  });

  it('and another that was asked for at the same time share these courses', async () => {
    const { client, asked } = serving(withoutSearch);
    const totals = await Promise.all(
      ['1', '2'].map(async (modality) => (await client.fetchQuery(catalogueQuery({ modality }))).total),
    );
    expect(totals).toEqual([1, 1]);
    expect(asked().filter((call) => call === 'GET /courses-sig?')).toHaveLength(1);
  });

  it('fails as the server does on any other answer', async () => {
    const { client, asked } = serving({ ...withoutSearch, 'GET /courses-search': refuse(503, {}) });
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    expect(asked()).toEqual(['GET /courses-search?']);
  });

  it('is asked for anew after the courses could not be had', async () => {
    const answers = { ...withoutSearch, 'GET /courses-sig': refuse(503, {}) };
    const { client } = serving(answers);
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    serve(withoutSearch);
    expect(await client.fetchQuery(catalogueQuery({}))).toMatchObject({ total: 2 });
  });
});

it.each<[string, Answers]>([
  ['come from the server', { 'GET /courses-suggestions': [{ id: 1, title: 'Barbeiro' }] }],
  ['are made of all courses where it answers 404', withoutSearch],
])('suggestions %s', async (_how, answers) => {
  const { client } = serving(answers);
  expect(await client.fetchQuery(titleSuggestionsQuery('barb', '2'))).toEqual([{ id: 1, title: 'Barbeiro' }]);
});
