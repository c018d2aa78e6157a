import type { CourseClass } from '@portal/shared/contract/courses';

/** The classes in the order in which they begin; those without a date last. */
export const byStart = (classes: readonly CourseClass[]): CourseClass[] =>
  [...classes].sort((one, other) =>
    (one.dataPeriodoExecucaoInicial ?? '9999').localeCompare(other.dataPeriodoExecucaoInicial ?? '9999'),
  );

/** The class that the address asks for (`turma`), else the first that begins. */
export function chosenClass(classes: readonly CourseClass[], asked: string | null): CourseClass | undefined {
  return classes.find(({ planoDoCursoId }) => String(planoDoCursoId) === asked) ?? byStart(classes)[0];
}
