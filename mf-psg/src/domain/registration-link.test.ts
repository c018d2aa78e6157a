import { expect, it } from 'vitest';
import { registrationLink } from './registration-link.ts';

it.each([
  ['a process', { id: 3, external_registration_url: null }, { kind: 'notice', path: '/psg/edital/3' }],
  [
    'process 47',
    { id: 47, external_registration_url: null },
    { kind: 'external', url: 'https://www.ap.senac.br/psg' },
  ],
  [
    'process 47 with an address of the server',
    { id: 47, external_registration_url: 'https://a.example' },
    { kind: 'external', url: 'https://a.example' },
  ],
  [
    'any process with an address of the server',
    { id: 3, external_registration_url: 'https://a.example' },
    { kind: 'external', url: 'https://a.example' },
  ],
])('"Inscrever-se" of %s leads where it should', (_what, process, link) => {
  expect(registrationLink(process)).toEqual(link);
});
