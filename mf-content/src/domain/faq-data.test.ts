import { expect, it } from 'vitest';
import { faqData } from './faq-data.ts';

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
});

it.each([[[]], [[faq('E depois?', '<p> </p>')]]])('%j is no page of questions', (faqs) => {
  expect(faqData(faqs)).toBeNull();
});
