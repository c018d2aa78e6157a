import type { Faq } from '@portal/contract/endpoints/publications';
import { plainText } from '@portal/contract/format/plain-text';
import type { SchemaData } from '@portal/contract/format/schema-org';
import { brand } from '@portal/contract/institution/names';

/** FAQ tabs by the API's numbers (B 2.14). */
export const faqTabs = [
  { type: 1, label: 'Cursos' },
  { type: 2, label: 'Gratuidade' },
  { type: 3, label: 'Jovem Aprendiz' },
  { type: 4, label: 'Trabalhe conosco' },
  { type: 5, label: brand },
  { type: 6, label: 'Banco de Oportunidades' },
] as const;

export type FaqType = (typeof faqTabs)[number]['type'];

/** Returns the tab in the URL, by default the first. */
export const readTab = (search: URLSearchParams): FaqType =>
  faqTabs.find(({ type }) => String(type) === search.get('tipo'))?.type ?? 1;

/** Describes questions with answers as schema.org's `FAQPage`; null without any. */
export function faqData(faqs: readonly Faq[]): SchemaData | null {
  const answered = faqs
    .map(({ question, answer }) => ({ question, text: plainText(answer ?? '') }))
    .filter(({ text }) => text !== '');
  if (answered.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
