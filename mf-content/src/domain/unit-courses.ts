import { earlierFirst } from '@portal/shared/catalogue/by-start';
import { toCatalogueCourse } from '@portal/shared/catalogue/catalogue-course';
import { enrolsUntil } from '@portal/shared/catalogue/enrols-until';
import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import type { Course } from '@portal/shared/contract/courses';
import { toIsoDay } from '@portal/shared/format/date';
import { fold } from '@portal/shared/format/fold';

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
