import { expect, it } from 'vitest';
import { type SharedOffer, shareMessage } from './share-message.ts';

const barber: SharedOffer = {
  name: 'Barbeiro',
  price: 'Gratuito',
  starts: '2026-12-10',
  schedule: ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
  place: 'Santana',
  closes: '2026-12-08T23:59:00-03:00',
};
const excel: SharedOffer = { name: 'Excel', price: 'R$\u00A0360,00', starts: '2027-01-05', place: 'Macapá' };

it.each<[string, SharedOffer[], string]>([
  [
    'Oi! Olha este curso do Senac',
    [barber],
    'Oi! Olha este curso do Senac: Barbeiro, em Santana. É de graça. Começa dia 10 de dezembro, terças e quintas, 14h às 18h, sábados, 8h às 12h. Dá para se inscrever até 8 de dezembro.',
  ],
  [
    'Oi! Olha este curso do Senac',
    [excel],
    'Oi! Olha este curso do Senac: Excel, em Macapá. Custa R$ 360,00. Começa dia 5 de janeiro.',
  ],
  [
    'Oi! Olha este curso do Senac',
    [{ name: 'Bartender', price: 'Em Breve' }],
    'Oi! Olha este curso do Senac: Bartender.',
  ],
  [
    'Oi! Qual destes cursos você acha melhor',
    [barber, excel, { name: 'Bartender', url: 'https://portal.example/detalhes/1' }],
    [
      'Oi! Qual destes cursos você acha melhor:',
      '• Barbeiro: de graça, começa dia 10 de dezembro, em Santana, inscrição até 8 de dezembro',
      '• Excel: R$ 360,00, começa dia 5 de janeiro, em Macapá',
      '• Bartender https://portal.example/detalhes/1',
    ].join('\n'),
  ],
  [
    'Oi! Olha estas vagas',
    Array.from({ length: 10 }, (_, index) => ({ name: `Cargo ${index + 1}` })),
    ['Oi! Olha estas vagas:', ...[1, 2, 3, 4, 5, 6, 7, 8].map((each) => `• Cargo ${each}`), 'e mais 2'].join(
      '\n',
    ),
  ],
])('%s, %#', (opening, offers, message) => {
  expect(shareMessage(opening, offers)).toBe(message);
});
