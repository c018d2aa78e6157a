import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import type { PsgReceipt, PsgSheet, PssReceipt, PssSheet } from '@portal/contract/endpoints/printouts';
import { mapFields } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { getOfferFacts } from '../../selection/offers.repository.ts';
import type { Services } from '../../services.ts';
import { checkUrlOf } from '../receipt-code.ts';
import type { LoadedApplication } from './applications.repository.ts';

/** Fields of the receipts and sheets of both programmes (B 2.7), of which each endpoint sends its own. */
export type PrintoutData = PsgReceipt & PssReceipt & PsgSheet & PssSheet;

/** Returns the data of a registration's printouts: names and contacts as they were given, the profile as it is. */
export function printoutDataOf(
  services: Services,
  application: LoadedApplication,
  curriculum: Curriculum | null = null,
): PrintoutData {
  const { registration, current_position, offer, job_title, process, unit, person } = application;
  const { nif, full_name, status } = registration;
  const { name, ...facts } = getOfferFacts(application);
  const selection_process = { ...process, unit: unit && { name: unit.name } };
  const item = { ...offer, ...facts };
  return {
    ...facts,
    id: registration.id,
    number: registration.number,
    nif,
    created_at: registration.created_at.toISOString(),
    check_url: checkUrlOf(services, registration),
    position: registration.position,
    current_position,
    vacancies: offer.vacancies,
    status,
    status_name: registrationStatusName(status),
    people: {
      ...person,
      ...mapFields({ ...registrationFields.psg, ...registrationFields.pss }, (_, name) => registration[name]),
      full_name,
      name: full_name,
    },
    curriculum,
    selection_process,
    selection_process_item: { ...item, course_name: name, status },
    pss_selection_process_item: {
      ...item,
      job_title: { name, description: job_title?.description ?? name },
      selection_process,
    },
  };
}
