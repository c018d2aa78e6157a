import {
  organization,
  type SchemaData,
  schemaDate,
  withoutMissing,
} from '@portal/contract/format/schema-org';
import { programmes } from '@portal/contract/institution/programmes';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { registrationWindow } from '@portal/selection-process/rules/offer-state';
import type { LoadedNotice, Process } from '@portal/selection-process/rules/process';
import type { PsgOffer } from './psg.ts';

/** Describes courses with open registrations as schema.org's `EducationalOccupationalProgram`s, for search engines. */
export function psgPrograms({ process, url, now }: LoadedNotice<PsgOffer>): SchemaData[] {
  if (!isOpenProcess(process.status)) return [];
  return process.offers
    .filter((item) => registrationWindow(item, now).kind !== 'ended')
    .map((item) => program(process, item, url));
}

const program = (process: Process<PsgOffer>, item: PsgOffer, url: string | null): SchemaData =>
  withoutMissing({
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: item.name,
    description: `${item.name}: curso gratuito do ${programmes.psg}, pelo processo seletivo ${process.name}.`,
    identifier: `${process.id}-${item.id}`,
    provider: organization,
    url,
    inLanguage: 'pt-BR',
    applicationStartDate: schemaDate(item.start_date),
    applicationDeadline: schemaDate(item.end_date),
    startDate: schemaDate(item.start_date_course),
    endDate: schemaDate(item.end_date_course),
    programPrerequisites: item.prerequisite,
    maximumEnrollment: item.vacancies,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'BRL' },
  });
