import { anOffer } from '@portal/tooling/testing/builders/offer';
import { expect, it } from 'vitest';
import { noticeMessage } from './notice-message.ts';

const now = Date.parse('2026-11-27T12:00:00-03:00');
const process = { city_info: 'Macapá', cities: [] };
const barber = anOffer({ name: 'Barbeiro', course_start_date: '2027-01-05', end_date: '2026-12-11' });

it.each([
  [
    'curso',
    [barber],
    'Oi! Olha este curso de graça do Senac: Barbeiro, em Macapá. Começa dia 5 de janeiro. Dá para se inscrever até 11 de dezembro.',
  ],
  [
    'cargo',
    [barber, anOffer({ name: 'Instrutor' })],
    'Oi! Olha estas vagas para trabalhar no Senac:\n• Barbeiro: começa dia 5 de janeiro, em Macapá, inscrição até 11 de dezembro\n• Instrutor: em Macapá, inscrição até 11 de dezembro',
  ],
  ['curso', [anOffer({ open_vacancies: 0 }), anOffer({ end_date: '2026-11-26' })], null],
] as const)('a %s notice, %#', (offer, offers, message) => {
  expect(noticeMessage({ offer }, process, offers, now)).toBe(message);
});
