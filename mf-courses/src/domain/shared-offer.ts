import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { priceText } from '@portal/contract/format/money';
import type { SharedOffer } from '@portal/contract/format/share-message';

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
