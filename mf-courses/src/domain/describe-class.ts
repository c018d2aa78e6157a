import { shiftNames } from '@portal/shared/catalogue/shift-names';
import { shiftsOf } from '@portal/shared/catalogue/shifts';
import type { CourseClass } from '@portal/shared/contract/courses';
import { formatDate } from '@portal/shared/format/date';

type Told = Pick<CourseClass, 'dataPeriodoExecucaoInicial' | 'horarios' | 'localidade'>;

/** Formats the known facts of a class: "Início 03/12/2026", "Noite", "Santana". */
export const describeClass = ({ dataPeriodoExecucaoInicial: start, horarios, localidade }: Told): string[] =>
  [
    start ? `Início ${formatDate(start)}` : 'Início em breve',
    shiftNames(shiftsOf(horarios)).join(' e '),
    localidade ?? '',
  ].filter(Boolean);
