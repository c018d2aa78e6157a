import { byStart } from '@portal/shared/catalogue/by-start';
import type { Course, CourseClass } from '@portal/shared/contract/courses';

/** The class that the address asks for (`turma`), else the first that begins. */
export function chosenClass(classes: readonly CourseClass[], asked: string | null): CourseClass | undefined {
  return classes.find(({ planoDoCursoId }) => String(planoDoCursoId) === asked) ?? byStart(classes)[0];
}

/** The class that a visitor picked of a course, else the first that begins. */
export const pickedClass = (
  course: Pick<Course, 'classes'>,
  classId: number | null,
): CourseClass | undefined => chosenClass(course.classes, classId === null ? null : String(classId));

/** Whether the address asks for a class that the course no longer has. */
export const isGone = (classes: readonly CourseClass[], asked: string | null): boolean =>
  Boolean(asked) && classes.every(({ planoDoCursoId }) => String(planoDoCursoId) !== asked);
