import { byStart } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { priceText } from '@portal/contract/format/money';
import type { SharedOffer } from '@portal/contract/format/share-message';
import { whatsappLink } from '@portal/contract/format/social-profiles';
import { fold } from '@portal/contract/format/text';

/** Returns the class with an id, such as that of the URL (`turma`), else the first by start date. */
export const chosenClass = (
  classes: readonly CourseClass[],
  asked: string | number | null,
): CourseClass | undefined =>
  classes.find(({ planoDoCursoId }) => String(planoDoCursoId) === String(asked)) ?? byStart(classes)[0];

/** Returns whether the URL names a class that the course no longer has. */
export const isGone = (classes: readonly CourseClass[], asked: string | null): boolean =>
  Boolean(asked) && classes.every(({ planoDoCursoId }) => String(planoDoCursoId) !== asked);

/** Finds the unit of a class: units have no id, and names match without accents and case. */
export const findUnitByName = (units: readonly Unit[], name: string | null): Unit | undefined =>
  name ? units.find((unit) => fold(unit.name) === fold(name)) : undefined;

/** Returns the link of a chat with a unit about a course; null without a number. */
export const helpAddress = (
  unit: Pick<Unit, 'phone' | 'whatsapp'> | undefined,
  course: string,
): string | null =>
  whatsappLink(unit?.whatsapp ?? unit?.phone, `Olá! Quero saber mais sobre o curso ${course}.`);

/** Describes a class of a course for a message. */
export function sharedOffer(
  { title, modality_id }: Pick<Course, 'title' | 'modality_id'>,
  offered: CourseClass | undefined,
  now: number,
): SharedOffer {
  if (!offered) return { name: title };
  const isOpen = enrolmentState(offered, now).kind === 'open';
  return {
    name: title,
    price: priceText(offered.preco, modality_id),
    starts: offered.dataPeriodoExecucaoInicial,
    schedule: offered.horarios,
    place: offered.localidade,
    closes: isOpen ? (offered.dataDeEncerramentoOnline ?? offered.dataDeEncerramentoPresencial) : null,
  };
}
