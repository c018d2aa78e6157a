import { aCourse } from '@portal/tooling/testing/builders/course';
import { type Answers, mockApi, respondWithError } from '@portal/tooling/testing/open-route';
import { expect, it } from 'vitest';
import listing from './listing.ts';

const all = { 'GET /courses-sig': [aCourse({ id: 7 }), aCourse({ id: 8, enrollment_open: 0 })] };

it.each<[string, Answers, string[]]>([
  ['their numbers', { ...all, 'GET /courses-open': [3, 5] }, ['/detalhes/3', '/detalhes/5']],
  [
    'those that are open, where the server has no such list',
    { ...all, 'GET /courses-open': respondWithError(404, {}) },
    ['/detalhes/7'],
  ],
])('the sitemap knows courses by %s', async (_what, answers, paths) => {
  mockApi(answers);
  expect((await listing[0]?.())?.map(({ path }) => path)).toEqual(paths);
});
