import { describeAvailability } from '@portal/contract/catalogue/availability';
import { type EnrolmentState, enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import { shiftNames } from '@portal/contract/catalogue/shifts';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { toIsoDay } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';

/** Label of a class card: 'Matricule-se' (A 2.2) while enrolment is possible; without classes 'Ver curso'. */
export function cardAction(state: EnrolmentState | undefined): 'Matricule-se' | 'Ver turma' | 'Ver curso' {
  if (!state) return 'Ver curso';
  return state.kind === 'open' ? 'Matricule-se' : 'Ver turma';
}

/** Returns the path of a course, with a class if given; the page's default is the first class by start date. */
export const coursePath = (id: number, classId: number | null = null): string =>
  `/detalhes/${id}${classId === null ? '' : `?turma=${classId}`}`;

/** Returns the content of a course's card from its first class (A 2.2, A 2.4), by its state when it was fetched. */
export function courseCard(
  { id, title, segment, image, modality, classes: [next] }: CatalogueCourse,
  seenAt: number,
) {
  const shift = shiftNames(next?.shifts ?? []).join(' e ');
  return {
    to: coursePath(id, next?.planoDoCursoId),
    title,
    area: segment ?? undefined,
    image,
    price: priceText(next?.preco, modality),
    startDate: toIsoDay(next?.dataPeriodoExecucaoInicial),
    vacancies: next && describeAvailability(next, seenAt),
    actionLabel: cardAction(next && enrolmentState(next, seenAt)),
    facts: [
      { label: 'Forma', value: next?.formaDeExecucao },
      { label: 'Local', value: next?.localidade },
      ...(shift ? [{ label: 'Turno', value: shift }] : []),
    ],
  };
}
