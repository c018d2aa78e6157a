import { id, list, maybe, named, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './parts.ts';
import { reference } from './reference.ts';

/** A class of a course (A 3). Field names are the institution's. */
export const courseClass = z.object({
  planoDoCursoId: id,
  /** City. */
  localidade: maybe(text),
  nomeUnidadeOperativa: maybe(text),
  /** Reais. */
  preco: maybe(num),
  /** Delivery mode, e.g. "Presencial". */
  formaDeExecucao: maybe(text),
  dataPeriodoExecucaoInicial: maybe(text),
  dataPeriodoExecucaoFinal: maybe(text),
  horarios: list(text),
  /** Null when the server does not say. */
  vagasDisponiveis: maybe(num),
  dataDeEncerramentoOnline: maybe(text),
  dataDeEncerramentoPresencial: maybe(text),
  linkMatriculaOnline: maybe(text),
});
export type CourseClass = z.output<typeof courseClass>;

/** Prerequisites of one type (A 2.5). */
export const requirementGroup = z.object({ nomeDoTipoDeRequisito: text, requisitos: list(text) });

/** A course of the schedule (A 3). */
export const course = z.object({
  id,
  title: text,
  image: maybe(text),
  /** The schedule's tab. */
  segment: maybe(text),
  /** The area. */
  axis_technology: maybe(text),
  /** 1 = open. */
  enrollment_open: maybe(id),
  /** 2 paid presential, 1 free. */
  modality_id: maybe(id),
  /** HTML. */
  goals: maybe(text),
  /** Hours. */
  workload: maybe(num),
  requirements: list(requirementGroup),
  classes: list(courseClass),
});
export type Course = z.output<typeof course>;

/** GET courses-sig: the schedule, narrowed by any of its filters (A 2.4, A 7). */
export const listCourses = defineEndpoint({
  method: 'GET',
  path: '/courses-sig',
  query: z.object({
    axis_technology: z.optional(z.string()),
    unit: z.optional(z.string()),
    title: z.optional(z.string()),
    segment: z.optional(z.string()),
  }),
  answer: list(course),
});

/** GET /courses-sig/{id}: one course (A 2.5, A 7). */
export const getCourse = defineEndpoint({
  method: 'GET',
  path: '/courses-sig/:id',
  params: idParams,
  answer: course,
  errors: [404],
});

/** A way to pay, one instalment line (A 3). */
export const paymentMethod = z.object({
  meioDePagamentoDescricao: text,
  numeroDeParcelas: maybe(id),
  /** Reais. */
  valorDaParcela: maybe(num),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** GET /classes-sig/{planoDoCursoId}: how a class can be paid (A 2.5, A 7). */
export const getClass = defineEndpoint({
  method: 'GET',
  path: '/classes-sig/:planoDoCursoId',
  params: z.object({ planoDoCursoId: reference() }),
  answer: z.object({ payments_methods: list(paymentMethod) }),
  errors: [404],
});

/** A discount policy (A 3). */
export const discountPolicy = z.object({
  name: text,
  /** Per cent. */
  percentage: maybe(num),
  descriptive: maybe(text),
  icon: maybe(text),
});
export type DiscountPolicy = z.output<typeof discountPolicy>;

/** GET /discounts-policy (A 2.5, A 7). */
export const listDiscountPolicies = defineEndpoint({
  method: 'GET',
  path: '/discounts-policy',
  answer: list(discountPolicy),
});

/** A technical course plan (A 2.6, A 3). */
export const coursePlan = z.object({
  course: named,
  /** File of the annex. */
  annex_url: maybe(text),
  /** Number of the authorising act. */
  act: maybe(text),
  axle: maybe(text),
  unit: maybe(named),
  /** yyyy-mm-dd. */
  published_at: maybe(text),
});
export type CoursePlan = z.output<typeof coursePlan>;

/** GET /courses-plans (A 2.6, A 7). */
export const listCoursePlans = defineEndpoint({
  method: 'GET',
  path: '/courses-plans',
  answer: list(coursePlan),
});
