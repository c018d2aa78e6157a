import { earlierFirst, toCatalogueCourse } from '@portal/contract/catalogue/catalogue-course';
import { enrolsUntil } from '@portal/contract/catalogue/enrolment-state';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { Course } from '@portal/contract/endpoints/courses';
import { toIsoDay } from '@portal/contract/format/date';
import { mapLink } from '@portal/contract/format/links';
import { fold } from '@portal/contract/format/text';
import { mappedUnits } from '@portal/contract/institution/mapped-units';

/** Returns the courses with open enrolment in a unit, each with its first open class there, by start date. */
export const openCoursesOfUnit = (courses: readonly Course[], unit: string, now: number): CatalogueCourse[] =>
  courses
    .filter(({ enrollment_open }) => enrollment_open === 1)
    .map((course) => ({
      ...course,
      classes: course.classes.filter(
        (each) => fold(each.nomeUnidadeOperativa ?? '') === fold(unit) && enrolsUntil(each) > now,
      ),
    }))
    .filter(({ classes }) => classes.length > 0)
    .map(toCatalogueCourse)
    .sort((one, other) => earlierFirst(getStart(one), getStart(other)));

const getStart = ({ classes: [first] }: CatalogueCourse) => ({
  start: toIsoDay(first?.dataPeriodoExecucaoInicial),
});

/** Returns the map link of a unit, or null if its address stays plain text (A 2.6). */
export function unitMap({ name, address }: { name: string; address?: string | null }): string | null {
  const words = fold(name).split(/[^a-z]/);
  return mappedUnits.some((word) => words.includes(word)) ? mapLink(address) : null;
}
