import type { Calendar } from '../calendar.ts';
import type { CourseSeed } from '../data/courses.ts';

/** What a class shows of its enrolment (A 4): open, or the one reason why not. */
type EnrolmentState = 'open' | 'full' | 'online-closed' | 'presential-closed' | 'no-link';

/** Most classes are open; the cycle's length shares no factor with the classes of a course. */
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

const schedules = [
  ['Segunda a sexta, 18h30 às 22h'],
  ['Segunda a sexta, 8h às 12h'],
  ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
  ['Segunda, quarta e sexta, 19h às 22h'],
  ['Sábados, 8h às 17h'],
];

/** A class of a course but for its unit. Days count from the day of seeding. */
type ClassPlan = {
  unit: string;
  price: number | null;
  executionForm: string | null;
  startsOn: string | null;
  endsOn: string | null;
  schedules: string[];
  vacancies: number;
  onlineClosesAt: Date | null;
  presentialClosesAt: Date | null;
  hasLink: boolean;
};

/** Number of a class in the whole schedule, of its course, and in its course. */
type ClassNumber = { ordinal: number; courseId: number; place: number };

/** Plans one class; the classes of a course go to different units while there are some left. */
export function planClass(
  course: CourseSeed,
  { ordinal, courseId, place }: ClassNumber,
  calendar: Calendar,
): ClassPlan {
  const state = cycle[ordinal % cycle.length] ?? 'open';
  const units = unitsFor(course);
  const unit = units[(courseId + place) % units.length] ?? 'Macapá';
  const missing = new Set(course.gaps);
  const closedAlready = state === 'online-closed' || state === 'presential-closed';
  const startsIn = closedAlready ? 3 + (ordinal % 4) : 12 + ((ordinal * 11) % 90);
  const lasts = Math.ceil((course.workload / 20) * 7);
  const dated = !missing.has('dates');
  return {
    unit,
    price: missing.has('price') ? null : (course.price ?? 0),
    executionForm: missing.has('form')
      ? null
      : unit === 'Educação a Distância'
        ? 'A distância'
        : 'Presencial',
    startsOn: dated ? calendar.day(startsIn) : null,
    endsOn: dated ? calendar.day(startsIn + lasts) : null,
    schedules: dated ? (schedules[ordinal % schedules.length] ?? []) : [],
    vacancies: state === 'full' ? 0 : 3 + ((ordinal * 5) % 22),
    onlineClosesAt: calendar.moment(state === 'online-closed' ? -2 : startsIn - 2, 23, 59),
    presentialClosesAt: calendar.moment(state === 'presential-closed' ? -1 : startsIn - 1, 18),
    hasLink: state !== 'no-link',
  };
}

function unitsFor({ area, modality }: CourseSeed): string[] {
  if (area === 'gastronomia' || area === 'alimentos') return ['Terraço', 'Santana', 'Macapá'];
  if (modality === 2) return ['Macapá', 'Santana', 'Oiapoque'];
  if (area === 'saude' || area === 'beleza' || area === 'moda') {
    return ['Macapá', 'Carreta-Escola', 'Santana', 'Oiapoque'];
  }
  return ['Macapá', 'Educação a Distância', 'Santana', 'Carreta-Escola'];
}
