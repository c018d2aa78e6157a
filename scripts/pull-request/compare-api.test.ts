import { expect, it } from 'vitest';
import { type ApiDocument, compareApis } from './compare-api.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const list = (required: string[], ...fields: string[]) =>
  json({
    properties: {
      data: {
        anyOf: [
          {
            items: { properties: Object.fromEntries(fields.map((name) => [name, {}])), required },
          },
        ],
      },
    },
    required: ['data'],
  });
const body = (required: string[], ...fields: string[]) =>
  json({ properties: Object.fromEntries(fields.map((name) => [name, {}])), required });

const before: ApiDocument = {
  paths: {
    '/courses': { get: { responses: { 200: list(['id', 'title'], 'id', 'title', 'place') } } },
    '/tickets': { post: { requestBody: body(['name'], 'name', 'phone') } },
    '/old': { get: {} },
  },
};

it('reports what breaks pages of the API before, and what it lacks', () => {
  const after: ApiDocument = {
    paths: {
      '/courses': {
        get: {
          parameters: [{ in: 'query', name: 'page' }],
          responses: { 200: list(['id'], 'id', 'title', 'hours') },
        },
      },
      '/tickets': { post: { requestBody: body(['name', 'email'], 'name', 'email') } },
      '/new': { get: {} },
    },
  };
  expect(compareApis(before, after)).toEqual({
    breaking: [
      'GET /courses: the response may lack data[].title',
      'GET /courses: the response loses data[].place',
      'POST /tickets: the request must have email',
      'POST /tickets: the request loses phone',
      'GET /old is removed',
    ],
    added: [
      'GET /courses: the response has data[].hours',
      'GET /courses: the request may have query page',
      'GET /new',
    ],
  });
});

it('reports nothing of equal APIs', () => {
  expect(compareApis(before, before)).toEqual({ breaking: [], added: [] });
});
