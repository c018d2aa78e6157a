import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import type { PssReceipt, PssSheet } from '@portal/contract/endpoints/pss-papers';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { fromColumns } from '../../db/schema/field-columns.ts';
import { getVenue } from '../../selection/offer-dates.repository.ts';
import type { Services } from '../../services.ts';
import { paperReference, personOnSheet, quotedProcess } from './paper-parts.ts';
import type { loadPssApplication } from './pss-application.repository.ts';

type PssApplication = Awaited<ReturnType<typeof loadPssApplication>>;

/** The receipt of B 2.7. */
export const pssReceiptOf = (services: Services, { registration, ...rest }: PssApplication): PssReceipt => ({
  id: registration.id,
  ...standing(services, { registration, item: rest.item }),
  ...getVenue(rest),
  people: { full_name: registration.fullName, nif: registration.nif },
  pss_selection_process_item: quotedItem(rest),
});

/** The sheet of B 2.7: names and contacts as they were given, the rest as the person has it now. */
export const pssSheetOf = (
  services: Services,
  { registration, person, ...rest }: PssApplication,
  curriculum: Curriculum,
): PssSheet => ({
  ...standing(services, { registration, item: rest.item }),
  nif: registration.nif,
  created_at: registration.createdAt.toISOString(),
  people: {
    ...fromColumns(registrationFields.pss, registration),
    ...personOnSheet(person, registration),
  },
  curriculum,
  pss_selection_process_item: quotedItem(rest),
});

const standing = (
  services: Services,
  { registration, item }: Pick<PssApplication, 'registration' | 'item'>,
) => ({
  ...paperReference(services, 'pss', { registration, item }),
  status: registration.status,
  status_name: registrationStatusName(registration.status),
});

const quotedItem = ({
  item,
  jobTitle,
  process,
  unit,
}: Pick<PssApplication, 'item' | 'jobTitle' | 'process' | 'unit'>) => ({
  job_title: { name: jobTitle.name, description: jobTitle.description ?? jobTitle.name },
  start_date: item.startsAt.toISOString(),
  end_date: item.endsAt.toISOString(),
  city_info: item.cityInfo,
  selection_process: quotedProcess(process, { unitName: unit?.name ?? null, info: null }),
});
