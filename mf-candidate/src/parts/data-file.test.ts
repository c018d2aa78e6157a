import { RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { mockApi } from '@portal/tooling/testing/open-route';
import { expect, it } from 'vitest';
import { loadMyData } from './data-file.tsx';

const entries = Array.from({ length: RECORDS_PER_PAGE * 2 + 1 }, (_, index) => ({ id: 1_000 - index }));

it('loads all pages of the audit log', async () => {
  mockApi({
    'GET /auth/my-data': ({ query }) => {
      const before = Number(query.get('records_before') ?? Number.POSITIVE_INFINITY);
      const records = entries.filter(({ id }) => id < before).slice(0, RECORDS_PER_PAGE);
      return Response.json({
        data: before === Number.POSITIVE_INFINITY ? { person: { id: 1 }, records } : { records },
      });
    },
  });
  expect(await loadMyData()).toEqual({ person: { id: 1 }, records: entries });
});

it('takes the copy of a server without pages, or without a log, as it is', async () => {
  mockApi({ 'GET /auth/my-data': { person: { id: 1 } } });
  expect(await loadMyData()).toEqual({ person: { id: 1 } });
});
