import { byStart } from '@portal/contract/catalogue/by-start';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';

/** Returns the class named in the URL (`turma`), else the first by start date. */
export function chosenClass(classes: readonly CourseClass[], asked: string | null): CourseClass | undefined {
  return classes.find(({ planoDoCursoId }) => String(planoDoCursoId) === asked) ?? byStart(classes)[0];
}

/** Returns a picked class of a course, else the first by start date. */
export const pickedClass = (
  course: Pick<Course, 'classes'>,
  classId: number | null,
): CourseClass | undefined => chosenClass(course.classes, classId === null ? null : String(classId));

/** Returns whether the URL names a class that the course no longer has. */
export const isGone = (classes: readonly CourseClass[], asked: string | null): boolean =>
  Boolean(asked) && classes.every(({ planoDoCursoId }) => String(planoDoCursoId) !== asked);

/** Returns the path of a course, with a class if given; the page's default is the first class by start date. */
export const coursePath = (id: number, classId: number | null = null): string =>
  `/detalhes/${id}${classId === null ? '' : `?turma=${classId}`}`;
