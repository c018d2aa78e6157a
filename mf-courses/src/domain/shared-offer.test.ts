import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { sharedOffer } from './shared-offer.ts';

const course = aCourse({ title: 'Barbeiro', modality_id: 1 });
const offered = aClass({ preco: 0, dataDeEncerramentoOnline: '2026-12-08', vagasDisponiveis: 2 });
const before = Date.parse('2026-12-01T12:00:00-03:00');

it.each([
  ['an open class', offered, before, { price: 'Gratuito', place: 'Macapá', closes: '2026-12-08' }],
  ['a closed class', offered, Date.parse('2026-12-10T12:00:00-03:00'), { price: 'Gratuito', closes: null }],
  ['a full class', { ...offered, vagasDisponiveis: 0 }, before, { closes: null }],
])('%s is shared with its known facts', (_, shown, now, known) => {
  expect(sharedOffer(course, shown, now)).toMatchObject({ name: 'Barbeiro', ...known });
});

it('a course without classes is shared by its name', () => {
  expect(sharedOffer(course, undefined, before)).toEqual({ name: 'Barbeiro' });
});
