import { noPrerequisites } from '@portal/shared/format/no-prerequisites';
import { formatPeriod } from '@portal/shared/format/period';
import { type Located, placesOf } from './places.ts';
import type { Fact } from './process-kind-config.ts';
import type { RegistrationDates } from './registration-window.ts';

interface OfferedItem extends Located, RegistrationDates {
  prerequisite: string | null;
  vacancies: number | null;
  wait: number | null;
  open_vacancies: number | null;
}

/** What courses and positions alike say of themselves (A 2.10, B 2.3). */
export const offerFacts = (item: OfferedItem): readonly Fact[] => [
  ['Período de inscrição', formatPeriod(item.start_date, item.end_date)],
  ['Cidade', placesOf(item)],
  ['Pré-requisitos', item.prerequisite ?? noPrerequisites],
  ['Vagas imediatas', item.vacancies],
  ['Vagas de reserva', item.wait],
  ['Inscrições disponíveis', item.open_vacancies],
];
