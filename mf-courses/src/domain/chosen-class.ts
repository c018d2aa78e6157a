import { byStart } from '@portal/shared/catalogue/by-start';
import type { CourseClass } from '@portal/shared/contract/courses';

/** The class that the address asks for (`turma`), else the first that begins. */
export function chosenClass(classes: readonly CourseClass[], asked: string | null): CourseClass | undefined {
  return classes.find(({ planoDoCursoId }) => String(planoDoCursoId) === asked) ?? byStart(classes)[0];
}
