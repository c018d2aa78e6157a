import { id, list, named, nullable, num, reais, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { reference } from './fields.ts';

export const coursePlan = z.object({
  course: named,
  /** Annex file. */
  annex_url: nullable(text),
  /** Number of the authorising act. */
  act: nullable(text),
  axle: nullable(text),
  unit: nullable(named),
  /** yyyy-mm-dd. */
  published_at: nullable(text),
});
export type CoursePlan = z.output<typeof coursePlan>;

/** GET /courses-plans (A 2.6, A 7). */
export const listCoursePlans = get('/courses-plans', { answer: list(coursePlan) });

/** Payment method, one instalment line (A 3). */
export const paymentMethod = z.object({
  meioDePagamentoDescricao: text,
  numeroDeParcelas: nullable(id),
  valorDaParcela: nullable(reais),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** GET /classes-sig/{planoDoCursoId}: payment methods of a class (A 2.5, A 7). */
export const getClass = get('/classes-sig/:planoDoCursoId', {
  params: z.object({ planoDoCursoId: reference() }),
  answer: z.object({ payments_methods: list(paymentMethod) }),
  errors: [404],
});

export const discountPolicy = z.object({
  name: text,
  /** Per cent. */
  percentage: nullable(num),
  descriptive: nullable(text),
  icon: nullable(text),
});
export type DiscountPolicy = z.output<typeof discountPolicy>;

/** GET /discounts-policy (A 2.5, A 7). */
export const listDiscountPolicies = get('/discounts-policy', { answer: list(discountPolicy) });

/** Size of the pictures for shared links, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
