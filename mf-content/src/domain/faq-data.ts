import type { Faq } from '@portal/contract/endpoints/publications';
import { plainText } from '@portal/contract/format/plain-text';
import type { SchemaData } from '@portal/contract/format/schema-org';

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
