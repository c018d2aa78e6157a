import { expect, it } from 'vitest';
import { faqData, readTab } from './faq.ts';

const faq = (question: string, answer: string | null) => ({ question, answer, type: 1 });

it('questions go to search engines with their answers as text', () => {
  expect(faqData([faq('Quanto custa?', '<p>Nada no <b>PSG</b>.</p>'), faq('E depois?', null)])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Quanto custa?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nada no PSG.' },
      },
    ],
  });
  expect(faqData([faq('E depois?', '<p> </p>')])).toBeNull();
});

it.each([
  ['', 1],
  ['tipo=4', 4],
  ['tipo=7', 1],
])('?%s opens tab %i', (query, type) => {
  expect(readTab(new URLSearchParams(query))).toBe(type);
});
