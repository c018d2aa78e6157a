import { aCourse } from '@portal/tooling/testing/builders/course';
import { type Answers, mockApi, respondWithError } from '@portal/tooling/testing/open-route';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { catalogueQuery, titleSuggestionsQuery } from './catalogue-query.ts';

const withoutSearch: Answers = {
  'GET /courses-search': respondWithError(404, {}),
  'GET /courses-suggestions': respondWithError(404, {}),
  'GET /courses-sig': [
    aCourse({ id: 1, title: 'Barbeiro' }),
    aCourse({ id: 2, title: 'Costura', enrollment_open: 0 }),
    aCourse({ id: 3, title: 'Cozinheiro', modality_id: 1 }),
  ],
};

function serving(answers: Answers) {
  const received = mockApi(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, asked: () => received.map(({ call, query }) => `${call}?${query}`) };
}

describe('a page of the schedule', () => {
  it('is made of all courses where the server answers 404, which all pages share', async () => {
    const { client, asked } = serving(withoutSearch);
    const [paid, free] = await Promise.all(
      ['2', '1'].map((modality) => client.fetchQuery(catalogueQuery({ modality }))),
    );
    expect(paid?.groups).toMatchObject([{ axis: 'Gestão e Negócios', courses: [{ id: 1 }] }]);
    expect(free).toMatchObject({ total: 1 });
    const misspelt = await client.fetchQuery(catalogueQuery({ title: 'barbero' }));
    expect(misspelt).toMatchObject({ total: 1, didYouMean: ['barbeiro'] });
    const searches = ['GET /courses-search?modality=2', 'GET /courses-search?modality=1'];
    expect(asked()).toEqual([...searches, 'GET /courses-sig?']);
  });

  it('fails as the server does on any other answer', async () => {
    const { client, asked } = serving({ ...withoutSearch, 'GET /courses-search': respondWithError(503, {}) });
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    expect(asked()).toEqual(['GET /courses-search?']);
  });

  it('is refetched after the courses failed to load', async () => {
    const { client } = serving({ ...withoutSearch, 'GET /courses-sig': respondWithError(503, {}) });
    await expect(client.fetchQuery(catalogueQuery({}))).rejects.toMatchObject({ status: 503 });
    mockApi(withoutSearch);
    expect(await client.fetchQuery(catalogueQuery({}))).toMatchObject({ total: 2 });
  });
});

it('suggestions are made of all courses where the server answers 404', async () => {
  const { client } = serving(withoutSearch);
  expect(await client.fetchQuery(titleSuggestionsQuery('barb', '2'))).toEqual([{ id: 1, title: 'Barbeiro' }]);
});
