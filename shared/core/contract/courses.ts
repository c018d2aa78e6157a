import { id, list, maybe, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './parts.ts';

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
  /** Where its days can be taken into a calendar (see calendars.ts); beyond the bare contract. */
  calendar_url: maybe(text),
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

/** A course at its own address. */
export const courseDetails = z.object({
  ...course.shape,
  /** The picture that shared links show (see course-cards.ts); beyond the bare contract. */
  share_image_url: maybe(text),
});
export type CourseDetails = z.output<typeof courseDetails>;

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
  answer: courseDetails,
  errors: [404],
});
