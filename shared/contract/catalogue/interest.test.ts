import { expect, it } from 'vitest';
import { interestPath, interestSubject, likeClass, readInterestSubject } from './interest.ts';

const subjectOf = (path: string) => interestSubject(new URL(path, 'https://portal.example').searchParams);

const inSantana = likeClass({ localidade: 'Santana', shifts: ['fim-de-semana', 'noite'] });

it.each([
  ['Barbeiro', undefined, '?name=Barbeiro', 'Barbeiro'],
  ['Barbeiro', likeClass({ localidade: null, shifts: [] }), '?name=Barbeiro', 'Barbeiro'],
  [
    'Barbeiro',
    inSantana,
    '?name=Barbeiro&city=Santana&shift=fim-de-semana%2Cnoite',
    'Barbeiro (Santana, Noite, Fim de semana)',
  ],
  ['Pão & cia', { city: 'Macapá' }, '?name=P%C3%A3o%20%26%20cia&city=Macap%C3%A1', 'Pão & cia (Macapá)'],
])('who wants %s, %j, asks at %s for "%s"', (course, wish, query, subject) => {
  const path = interestPath(course, wish);
  expect(path).toBe(`/interesse${query}`);
  expect(subjectOf(path)).toBe(subject);
});

it('is empty without a course, and leaves out unknown shifts', () => {
  expect(subjectOf('/interesse?city=Santana&shift=noite')).toBe('');
  expect(subjectOf('/interesse?name=Barbeiro&shift=madrugada')).toBe('Barbeiro');
  expect(subjectOf('/interesse?name=+Barbeiro+&city=+Santana+')).toBe('Barbeiro (Santana)');
});

it.each([
  ['Barbeiro', 'Barbeiro', { city: null, shifts: [] }],
  ['Barbeiro (Santana)', 'Barbeiro', { city: 'Santana', shifts: [] }],
  ['Barbeiro (Noite)', 'Barbeiro', { city: null, shifts: ['noite'] }],
  [
    'Barbeiro (Santana, Noite, Fim de semana)',
    'Barbeiro',
    { city: 'Santana', shifts: ['noite', 'fim-de-semana'] },
  ],
  ['Inglês (básico)', 'Inglês (básico)', { city: null, shifts: [] }],
  ['Inglês (básico) (Macapá)', 'Inglês (básico)', { city: 'Macapá', shifts: [] }],
  ['Barbeiro avançado (Santana)', 'Barbeiro', null],
  ['Barbeiro (Santana', 'Barbeiro', null],
  ['Vendedor', 'Barbeiro', null],
])('%s asks of %s for %j', (subject, course, wish) => {
  expect(readInterestSubject(subject, course)).toEqual(wish);
});
