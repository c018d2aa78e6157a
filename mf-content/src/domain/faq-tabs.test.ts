import { expect, it } from 'vitest';
import { faqTabs, readTab } from './faq-tabs.ts';

it('has the six tabs of the specification', () => {
  expect(faqTabs.map(({ type, label }) => `${type} ${label}`)).toEqual([
    '1 Cursos',
    '2 Gratuidade',
    '3 Jovem Aprendiz',
    '4 Trabalhe conosco',
    '5 Senac',
    '6 Banco de Oportunidades',
  ]);
});

it.each([
  ['', 1],
  ['tipo=4', 4],
  ['tipo=7', 1],
  ['tipo=x', 1],
])('?%s opens tab %i', (query, type) => {
  expect(readTab(new URLSearchParams(query))).toBe(type);
});
