import { shiftNames } from '@portal/contract/catalogue/shift-names';
import { shiftsOf } from '@portal/contract/catalogue/shifts';
import { noPrerequisites } from '@portal/contract/format/no-prerequisites';
import { formatPeriod } from '@portal/contract/format/period';
import { type Meeting, meetingFacts } from '@portal/contract/selection-process/meeting-facts';
import { type Located, placesOf } from './places.ts';
import type { Fact } from './process-kind-config.ts';
import type { RegistrationDates } from './registration-window.ts';

interface OfferedItem extends Located, RegistrationDates, Meeting {
  prerequisite: string | null;
  vacancies: number | null;
  wait: number | null;
  open_vacancies: number | null;
}

/** Facts common to courses and positions (A 2.10, B 2.3). */
export const offerFacts = (item: OfferedItem): readonly Fact[] => [
  ['Período de inscrição', formatPeriod(item.start_date, item.end_date)],
  ['Cidade', placesOf(item)],
  ['Pré-requisitos', item.prerequisite ?? noPrerequisites],
  ['Vagas imediatas', item.vacancies],
  ['Vagas de reserva', item.wait],
  ['Inscrições disponíveis', item.open_vacancies],
  ['Turno', shiftNames(shiftsOf(item.schedule)).join(' e ')],
  ...meetingFacts(item),
];
