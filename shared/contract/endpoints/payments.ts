import { id, list, nullable, num, reais, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { reference } from './reference.ts';

/** Payment method, one instalment line (A 3). */
export const paymentMethod = z.object({
  meioDePagamentoDescricao: text,
  numeroDeParcelas: nullable(id),
  /** Reais. */
  valorDaParcela: nullable(reais),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** GET /classes-sig/{planoDoCursoId}: payment methods of a class (A 2.5, A 7). */
export const getClass = defineEndpoint({
  method: 'GET',
  path: '/classes-sig/:planoDoCursoId',
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
export const listDiscountPolicies = defineEndpoint({
  method: 'GET',
  path: '/discounts-policy',
  answer: list(discountPolicy),
});
