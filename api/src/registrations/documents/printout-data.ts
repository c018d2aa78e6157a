import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import type { PsgReceipt, PsgSheet, PssReceipt, PssSheet } from '@portal/contract/endpoints/printouts';
import { mapFields } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { getOfferName, getVenue } from '../../selection/offer-dates.repository.ts';
import type { Services } from '../../services.ts';
import { checkUrlOf } from '../receipt-code.ts';
import type { LoadedApplication } from './applications.repository.ts';

/** Returns the fields of the receipts of both programmes (B 2.7), of which each endpoint sends its own. */
export function receiptOf(services: Services, application: LoadedApplication): PsgReceipt & PssReceipt {
  const { registration, item } = application;
  return {
    ...getCommonFields(services, application),
    ...getVenue(application),
    course_start_date: item.start_date_course,
    people: { full_name: registration.full_name, nif: registration.nif },
  };
}

/**
 * Returns the fields of the sheets of both programmes (B 2.7): names and contacts as they were given, address and the like as
 * the person has them now.
 */
export function sheetOf(
  services: Services,
  application: LoadedApplication,
  curriculum: Curriculum | null = null,
): PsgSheet & PssSheet {
  const { registration, item, person } = application;
  const allFields = { ...registrationFields.psg, ...registrationFields.pss };
  const fields = mapFields(allFields, (_, name) => registration[name]);
  return {
    ...getCommonFields(services, application),
    nif: registration.nif,
    created_at: registration.created_at.toISOString(),
    course_start_date: item.start_date_course,
    people: { ...person, ...fields, name: registration.full_name },
    curriculum,
  };
}

function getCommonFields(
  services: Services,
  { registration, current_position, item, job_title, process, unit }: LoadedApplication,
) {
  const name = getOfferName({ item, job_title });
  const offer = { ...item, start_date: item.start_date.toISOString(), end_date: item.end_date.toISOString() };
  const selection_process = { ...process, unit: unit && { name: unit.name } };
  return {
    id: registration.id,
    number: registration.number,
    check_url: checkUrlOf(services, registration),
    position: registration.position,
    current_position,
    vacancies: item.vacancies,
    status: registration.status,
    status_name: registrationStatusName(registration.status),
    selection_process,
    selection_process_item: { ...offer, course_name: name, status: registration.status },
    pss_selection_process_item: {
      ...offer,
      job_title: { name, description: job_title?.description ?? name },
      selection_process,
    },
  };
}
