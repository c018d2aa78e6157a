import { enrolsUntil } from '@portal/contract/catalogue/enrolment-state';
import { type OtherPlace, otherPlaces } from '@portal/contract/catalogue/other-places';
import type { CatalogueClass, CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { toIsoDay } from '@portal/contract/format/date';
import { fold } from '@portal/contract/format/text';
import { cityCoordinates } from '@portal/contract/institution/mapped-units';

/** Course with its class nearest to a city. */
export type NearCourse = ReturnType<typeof nearCourses>[number];

/** Returns courses with open enrolment, nearest to a city ('' for none) first, then by first day. */
export function nearCourses(courses: readonly CatalogueCourse[], city: string, now: number) {
  const seen = new Set<number>();
  return courses
    .flatMap(({ id, title, classes }) =>
      classes
        .filter((each) => enrolsUntil(each) >= now)
        .map((each) => ({ course: { id, title, ...toPlace(each) }, distance: getDistance(city, each) })),
    )
    .sort(
      (one, other) =>
        one.distance - other.distance || getStart(one.course).localeCompare(getStart(other.course)),
    )
    .flatMap(({ course }) => {
      if (seen.has(course.id)) return [];
      seen.add(course.id);
      return course;
    });
}

/** Returns the cities to choose from: those of the state, and others that have courses. */
export function cityNames(withCourses: readonly string[]): string[] {
  const names = new Map([...Object.keys(cityCoordinates), ...withCourses].map((name) => [fold(name), name]));
  return [...names.values()].sort((one, other) => one.localeCompare(other, 'pt-BR'));
}

/** Returns cities with open enrolment if the chosen city has none. */
export function listOtherPlaces(
  courses: readonly CatalogueCourse[],
  city: string,
  now: number,
): OtherPlace[] {
  const isHere = (each: CatalogueClass) =>
    fold(each.localidade ?? '') === fold(city) && enrolsUntil(each) >= now;
  if (city === '' || courses.some(({ classes }) => classes.some(isHere))) return [];
  return otherPlaces(courses, 'city', city, now);
}

const toPlace = (each: CatalogueClass) => ({
  classId: each.planoDoCursoId,
  city: each.localidade,
  unit: each.nomeUnidadeOperativa,
  start: toIsoDay(each.dataPeriodoExecucaoInicial),
});

/** Classes without a date come last. */
const getStart = ({ start }: { start: string | null }): string => start ?? '9999';

/** Larger than any distance within the state. */
const UNKNOWN_DISTANCE = 1_000;

/** Returns a distance in degrees, which near the equator sorts like kilometres; 0 without a city. */
function getDistance(city: string, { localidade }: CatalogueClass): number {
  if (city === '' || fold(localidade ?? '') === fold(city)) return 0;
  const [from, to] = [getCoordinates(city), getCoordinates(localidade ?? '')];
  return from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : UNKNOWN_DISTANCE;
}

const coordinates = new Map(Object.entries(cityCoordinates).map(([name, place]) => [fold(name), place]));
const getCoordinates = (city: string) => coordinates.get(fold(city));
