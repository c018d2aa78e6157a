import { id, list, nullable, num, reais, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { idParams } from './parts.ts';

/** Class of a course (A 3). Field names are the institution's. */
export const courseClass = z.object({
  planoDoCursoId: id,
  /** City. */
  localidade: nullable(text),
  nomeUnidadeOperativa: nullable(text),
  preco: nullable(reais),
  /** Delivery mode, e.g. "Presencial". */
  formaDeExecucao: nullable(text),
  dataPeriodoExecucaoInicial: nullable(text),
  dataPeriodoExecucaoFinal: nullable(text),
  horarios: list(text),
  /** Null if the server does not return it. */
  vagasDisponiveis: nullable(num),
  dataDeEncerramentoOnline: nullable(text),
  dataDeEncerramentoPresencial: nullable(text),
  linkMatriculaOnline: nullable(text),
  /** Calendar file of its dates (files.ts); beyond the bare contract. */
  calendar_url: nullable(text),
});
export type CourseClass = z.output<typeof courseClass>;

/** Prerequisites of one type (A 2.5). */
export const requirementGroup = z.object({ nomeDoTipoDeRequisito: text, requisitos: list(text) });

export const course = z.object({
  id,
  title: titled('Curso'),
  image: nullable(text),
  /** Tab of the schedule. */
  segment: nullable(text),
  axis_technology: nullable(text),
  /** 1 = open. */
  enrollment_open: nullable(id),
  /** 2 paid, 1 free. */
  modality_id: nullable(id),
  /** HTML. */
  goals: nullable(text),
  /** Hours. */
  workload: nullable(num),
  requirements: list(requirementGroup),
  classes: list(courseClass),
});
export type Course = z.output<typeof course>;

export const courseDetails = z.object({
  ...course.shape,
  /** Picture for shared links (files.ts); beyond the bare contract. */
  share_image_url: nullable(text),
});
export type CourseDetails = z.output<typeof courseDetails>;

/** GET courses-sig: the schedule, filtered (A 2.4, A 7). */
export const listCourses = get('/courses-sig', {
  query: z.object({
    axis_technology: z.optional(z.string()),
    unit: z.optional(z.string()),
    title: z.optional(z.string()),
    segment: z.optional(z.string()),
  }),
  answer: list(course),
});

/** GET /courses-sig/{id}: one course (A 2.5, A 7). */
export const getCourse = get('/courses-sig/:id', { params: idParams, answer: courseDetails, errors: [404] });
