import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import type { PssReceipt, PssSheet } from '@portal/contract/endpoints/printouts';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { fromColumns } from '../../db/schema/field-columns.ts';
import { getVenue } from '../../selection/offer-dates.repository.ts';
import type { Services } from '../../services.ts';
import type { loadPssApplication } from './applications.repository.ts';
import { paperReference, personOnSheet, quotedProcess } from './paper-parts.ts';

type PssApplication = Awaited<ReturnType<typeof loadPssApplication>>;

/** The receipt of B 2.7. */
export const pssReceiptOf = (services: Services, application: PssApplication): PssReceipt => ({
  id: application.registration.id,
  ...standing(services, application),
  ...getVenue(application),
  people: { full_name: application.registration.fullName, nif: application.registration.nif },
  pss_selection_process_item: quotedItem(application),
});

/** The sheet of B 2.7: names and contacts as they were given, the rest as the person has it now. */
export const pssSheetOf = (
  services: Services,
  application: PssApplication,
  curriculum: Curriculum,
): PssSheet => ({
  ...standing(services, application),
  nif: application.registration.nif,
  created_at: application.registration.createdAt.toISOString(),
  people: {
    ...fromColumns(registrationFields.pss, application.registration),
    ...personOnSheet(application.person, application.registration),
  },
  curriculum,
  pss_selection_process_item: quotedItem(application),
});

const standing = (services: Services, application: PssApplication) => ({
  ...paperReference(services, 'pss', application),
  status: application.registration.status,
  status_name: registrationStatusName(application.registration.status),
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
