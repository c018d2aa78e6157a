import { id, list, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { reference } from './reference.ts';

/** Question with its answer in HTML (B 3). */
export const faq = z.object({ question: titled('Pergunta'), answer: nullable(text), type: nullable(id) });
export type Faq = z.output<typeof faq>;

/** GET faqs: one of the six tabs (B 2.14, B 7). */
export const listFaqs = defineEndpoint({
  method: 'GET',
  path: '/faqs',
  /** 1 Cursos, 2 Gratuidade, 3 Jovem Aprendiz, 4 Trabalhe conosco, 5 Senac, 6 Banco de Oportunidades. */
  query: z.object({ type: reference().check(z.lte(6)) }),
  answer: list(faq),
});
