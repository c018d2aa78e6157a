import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

/** Tables of A 7 and B 7, and the home data, whose path they omit. */
const specified = `
GET /home
GET /settings
GET /banners
GET /units
GET /cities
GET /search-global
GET /courses-sig
GET /courses-sig/:id
GET /courses-plans
GET /classes-sig/:planoDoCursoId
GET /discounts-policy
POST /interest-course
GET /selection-processes
GET /selection-processes/:id
POST /registrations
GET /pss-selection-processes
GET /pss-selection-processes/:id
POST /pss-registrations
PUT /document-downloads/:id
GET /check-nif-pssregistration
GET /get-person-by-nif
GET /get-person-by-email
POST /auth/login
DELETE /auth/logout
GET /auth/profile
PUT /auth/profile
POST /auth/change-password
POST /auth/password/email
POST /auth/password/code/check
POST /auth/password/reset
GET /my-selection-processes
GET /pss-my-selection-processes
GET /pss-registrations/:id
GET /registrations/:id
GET /proof-application-psg-pdf/:id
GET /pss-proof-inscriptions/person/:personId/process/:selectionProcessid/jobs_title/:jobsTitleId
GET /proof-application-pss-pdf/:id
GET /application-pss/:id
GET /pss-application-pdf/:id
GET /application-psg/:id
GET /psg-application-pdf/:id
GET /galleries
GET /galleries/:id
PUT /gallery-views/:id
GET /pages
GET /contents/:slug
PUT /content-views/:id
GET /questions
PUT /questions/:id
GET /faqs
GET /documents
GET /psa-departments
GET /psa-matters
POST /psa-tickets
`
  .trim()
  .split('\n');

const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

it('holds every call of A 7 and B 7, each once, and marks as optional whatever else it holds', () => {
  expect(calls).toEqual(expect.arrayContaining(specified));
  expect(new Set(calls).size).toBe(calls.length);
  const optional = calls.filter((_, index) => endpoints[index]?.endpoint.optional);
  const beyond = calls.filter((call) => !specified.includes(call));
  expect(optional.sort()).toEqual(['GET /home', ...beyond].sort());
});

it.each(endpoints)(
  '$name defines exactly the parameters of its path, and can be documented',
  ({ endpoint }) => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const params = endpoint.params as { shape?: object } | undefined;
    expect(Object.keys(params?.shape ?? {})).toEqual(named);
    for (const schema of [endpoint.answer, endpoint.body, endpoint.query, endpoint.params]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object');
    }
  },
);
