import type { Calendar } from '../calendar.ts';
import type { CourseSeed } from '../data/courses.ts';
import { scheduleOf, type Timetable, timetables } from '../data/timetables.ts';
import { fits, planMeetings } from './plan-meetings.ts';

/** Enrolment of a class (A 4): open, or the reason why it is not. */
type EnrolmentState = 'open' | 'full' | 'online-closed' | 'presential-closed' | 'no-link';

/** Most classes are open. The length has no common factor with the number of classes per course. */
const cycle: readonly EnrolmentState[] = [
  'open',
  'open',
  'full',
  'open',
  'online-closed',
  'open',
  'presential-closed',
  'open',
  'no-link',
  'open',
  'open',
];

const allTimetables: readonly Timetable[] = Object.values(timetables);

/** Class of a course, except its unit. Days count from the day of seeding. */
type ClassPlan = {
  unit: string;
  preco: number | null;
  formaDeExecucao: string | null;
  dataPeriodoExecucaoInicial: string | null;
  dataPeriodoExecucaoFinal: string | null;
  horarios: string[];
  vagasDisponiveis: number;
  dataDeEncerramentoOnline: string | null;
  dataDeEncerramentoPresencial: string | null;
  hasLink: boolean;
};

/** Number of a class in the whole schedule, id of its course, and position in its course. */
type ClassNumber = { ordinal: number; course_id: number; place: number };

/** Plans a class; classes of a course are in different units as long as there are enough. */
export function planClass(
  course: CourseSeed,
  { ordinal, course_id, place }: ClassNumber,
  calendar: Calendar,
): ClassPlan {
  const state = cycle[ordinal % cycle.length] ?? 'open';
  const units = findUnits(course);
  const unit = units[(course_id + place) % units.length] ?? 'Macapá';
  const missing = new Set(course.gaps);
  const closedAlready = state === 'online-closed' || state === 'presential-closed';
  const fitting = allTimetables.filter((each) => fits(each, course.workload));
  const timetable = fitting[ordinal % fitting.length] ?? timetables.morning;
  const earliest = closedAlready ? 8 + (ordinal % 4) : 12 + ((ordinal * 11) % 90);
  const { first, last } = planMeetings(timetable, { workload: course.workload, earliest }, calendar);
  const hasDates = !missing.has('dates');
  return {
    unit,
    preco: missing.has('price') ? null : (course.price ?? 0),
    formaDeExecucao: missing.has('form')
      ? null
      : unit === 'Educação a Distância'
        ? 'A distância'
        : 'Presencial',
    dataPeriodoExecucaoInicial: hasDates ? calendar.day(first) : null,
    dataPeriodoExecucaoFinal: hasDates ? calendar.day(last) : null,
    horarios: hasDates ? scheduleOf(timetable) : [],
    vagasDisponiveis: state === 'full' ? 0 : 3 + ((ordinal * 5) % 22),
    dataDeEncerramentoOnline: calendar
      .moment(state === 'online-closed' ? -2 : first - 2, 23, 59)
      .toISOString(),
    dataDeEncerramentoPresencial: calendar
      .moment(calendar.workday(state === 'presential-closed' ? -1 : first - 1, true), 18)
      .toISOString(),
    hasLink: state !== 'no-link',
  };
}

function findUnits({ area, modality }: CourseSeed): string[] {
  if (area === 'gastronomia' || area === 'alimentos') return ['Terraço', 'Santana', 'Macapá'];
  if (modality === 2) return ['Macapá', 'Santana', 'Oiapoque'];
  if (area === 'saude' || area === 'beleza' || area === 'moda') {
    return ['Macapá', 'Carreta-Escola', 'Santana', 'Oiapoque'];
  }
  return ['Macapá', 'Educação a Distância', 'Santana', 'Carreta-Escola'];
}
