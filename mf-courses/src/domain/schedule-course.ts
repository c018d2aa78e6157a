import type { Course, CourseClass } from '@portal/shared/contract/courses';

/** What the schedule shows of a course: the rest of the answer does not travel with the page. */
export interface ScheduleCourse {
  id: number;
  title: string;
  image: string | null;
  segment: string | null;
  axis: string | null;
  modality: number | null;
  /** Names of the units with classes. */
  units: string[];
  /** The class that begins first, or null when none is planned. */
  next: ScheduleClass | null;
}

export type ScheduleClass = Pick<
  CourseClass,
  'localidade' | 'preco' | 'formaDeExecucao' | 'dataPeriodoExecucaoInicial' | 'vagasDisponiveis'
>;

/** Only courses with enrolment open are shown (A 5.1). */
export const toSchedule = (courses: readonly Course[]): ScheduleCourse[] =>
  courses.filter(({ enrollment_open }) => enrollment_open === 1).map(toScheduleCourse);

function toScheduleCourse(course: Course): ScheduleCourse {
  const units = new Set(course.classes.flatMap(({ nomeUnidadeOperativa }) => nomeUnidadeOperativa ?? []));
  return {
    id: course.id,
    title: course.title,
    image: course.image,
    segment: course.segment,
    axis: course.axis_technology,
    modality: course.modality_id,
    units: [...units],
    next: nextClass(course.classes),
  };
}

function nextClass(classes: readonly CourseClass[]): ScheduleClass | null {
  const [first] = [...classes].sort((one, other) => startOf(one).localeCompare(startOf(other)));
  if (!first) return null;
  const { localidade, preco, formaDeExecucao, dataPeriodoExecucaoInicial, vagasDisponiveis } = first;
  return { localidade, preco, formaDeExecucao, dataPeriodoExecucaoInicial, vagasDisponiveis };
}

/** Classes without a date come last. */
const startOf = ({ dataPeriodoExecucaoInicial }: CourseClass): string => dataPeriodoExecucaoInicial ?? '9999';
