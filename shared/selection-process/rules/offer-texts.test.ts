import { anOffer } from '@portal/tooling/testing/builders/offer';
import { expect, it } from 'vitest';
import { noticeMessage, openingText, processFacts } from './offer-texts.ts';
import type { Offer } from './process.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');
const offer = (name: string, changes: Partial<Offer> = {}) => anOffer({ name, ...changes });
const barbeiro = offer('Barbeiro');
const padeiro = offer('Padeiro', { end_date: '2026-12-22', wait: 0 });
const full = offer('Cozinheiro', { open_vacancies: 0 });
const over = offer('Garçom', { end_date: '2026-11-20', open_vacancies: 45 });
const later = offer('Confeiteiro', { start_date: '2026-12-01' });
const unsaid = { vacancies: null, wait: null, open_vacancies: null };

it.each<[string, Offer[], Record<string, string | number>]>([
  [
    'what is open now alone, and what of the rest one would look for in vain',
    [over, padeiro, full, barbeiro, later, offer('Sushiman', { start_date: null })],
    {
      'Primeiro prazo': '11/12/2026',
      Vagas: '50 e 10 de reserva',
      'Inscrições disponíveis': 36,
      'Abertos agora': 'Barbeiro (até 11/12/2026), Padeiro (até 22/12/2026)',
      'Abrem depois': 'Confeiteiro (em 01/12/2026)',
      'Sem data de inscrição': 'Sushiman',
      Esgotados: 'Cozinheiro',
      'Inscrições encerradas': 'Garçom',
    },
  ],
  [
    'one deadline once',
    [barbeiro, offer('Padeiro', unsaid)],
    {
      'Inscrições até': '11/12/2026',
      Vagas: '25 e 10 de reserva',
      'Inscrições disponíveis': 18,
      'Abertos agora': 'Barbeiro, Padeiro',
    },
  ],
  [
    'little where little is known',
    [offer('Barbeiro', unsaid)],
    { 'Inscrições até': '11/12/2026', 'Abertos agora': 'Barbeiro' },
  ],
  ['that nothing is open', [full], { Inscrições: 'Nenhuma aberta agora', Esgotados: 'Cozinheiro' }],
  ['nothing where no offers are listed', [], {}],
])('a row says %s', (_what, offers, facts) => {
  const known = processFacts(offers, now).filter(([, value]) => value !== null && value !== '');
  expect(Object.fromEntries(known)).toEqual(facts);
});

it.each([
  [
    [barbeiro, padeiro, full],
    '2 de 3 cursos recebem inscrições agora. O primeiro prazo termina em 11/12/2026.',
  ],
  [[over, padeiro], '1 de 2 cursos recebe inscrições agora, até 22/12/2026.'],
  [[full, over, later], 'Nenhum curso recebe inscrições agora.'],
  [[padeiro], null],
])('a notice begins with what is open: %#', (offers, text) => {
  expect(openingText({ offer: 'curso' }, offers, now)).toBe(text);
});

const noticeNow = Date.parse('2026-11-27T12:00:00-03:00');
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
  expect(noticeMessage({ offer }, process, offers, noticeNow)).toBe(message);
});
