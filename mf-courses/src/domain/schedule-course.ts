import type { Course, CourseClass } from '@portal/shared/contract/courses';
import { byStart } from './chosen-class.ts';

/** What the schedule shows of a course: the rest of the answer does not travel with the page. */
export interface ScheduleCourse {
  id: number;
  title: string;
  image: string | null;
  segment: string | null;
  axis: string | null;
  modality: number | null;
  /** The class of each unit that begins first, in the order in which they begin. */
  classes: ScheduleClass[];
}

type ScheduleClass = Pick<
  CourseClass,
  | 'localidade'
  | 'nomeUnidadeOperativa'
  | 'preco'
  | 'formaDeExecucao'
  | 'dataPeriodoExecucaoInicial'
  | 'vagasDisponiveis'
>;

/** Only courses with enrolment open are shown (A 5.1). */
export const toSchedule = (courses: readonly Course[]): ScheduleCourse[] =>
  courses.filter(({ enrollment_open }) => enrollment_open === 1).map(toScheduleCourse);

export function toScheduleCourse(course: Course): ScheduleCourse {
  const byUnit = Map.groupBy(byStart(course.classes), ({ nomeUnidadeOperativa }) => nomeUnidadeOperativa);
  return {
    id: course.id,
    title: course.title,
    image: course.image,
    segment: course.segment,
    axis: course.axis_technology,
    modality: course.modality_id,
    classes: [...byUnit.values()].flatMap(([first]) => (first ? toScheduleClass(first) : [])),
  };
}

const toScheduleClass = ({
  localidade,
  nomeUnidadeOperativa,
  preco,
  formaDeExecucao,
  dataPeriodoExecucaoInicial,
  vagasDisponiveis,
}: CourseClass): ScheduleClass => ({
  localidade,
  nomeUnidadeOperativa,
  preco,
  formaDeExecucao,
  dataPeriodoExecucaoInicial,
  vagasDisponiveis,
});
