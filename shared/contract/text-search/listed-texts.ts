import type { CoursePlan } from '../endpoints/course-details.ts';
import type { Faq, PublicDocument } from '../endpoints/publications.ts';
import type { Unit } from '../endpoints/units.ts';
import { plainText } from '../format/plain-text.ts';
import type { SearchableText } from './text-index.ts';

/** Searchable texts of the contract's lists, for our server and for the browser in front of another. */
export const listedTexts = {
  faqs: ({ question, answer }: Faq): SearchableText => ({
    title: question,
    more: joinWords('pergunta dúvida', plainText(answer ?? '')),
  }),
  documents: ({ title }: PublicDocument): SearchableText => ({ title, more: 'arquivo documento pdf baixar' }),
  coursesPlans: ({ course, act, axle, unit }: CoursePlan): SearchableText => ({
    title: course.name,
    more: joinWords('plano de curso ato autorizativo pdf', act, axle, unit?.name),
  }),
  units: ({ name, address, phone, whatsapp, email, opening_hours }: Unit): SearchableText => ({
    title: `Unidade ${name}`,
    more: joinWords(
      'endereço mapa onde fica localização',
      address,
      phone && 'telefone',
      whatsapp && 'whatsapp',
      opening_hours.length > 0 && 'horário',
      ...opening_hours,
      email && 'e-mail',
    ),
  }),
} as const;

const joinWords = (...texts: (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');
