import { expect, it } from 'vitest';
import { registrationLink } from './registration-link.ts';

it.each([
  [3, null, { kind: 'notice', path: '/psg/edital/3' }],
  [47, null, { kind: 'external', url: 'https://www.ap.senac.br/psg' }],
  [47, 'https://a.example', { kind: 'external', url: 'https://a.example' }],
  [3, 'https://a.example', { kind: 'external', url: 'https://a.example' }],
])('"Inscrever-se" of process %i, for which the server names %s, leads to %j', (id, url, link) => {
  expect(registrationLink({ id, external_registration_url: url })).toEqual(link);
});
