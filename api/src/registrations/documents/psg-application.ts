import type { PsgReceipt, PsgSheet } from '@portal/contract/endpoints/printouts';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { fromColumns } from '../../db/schema/field-columns.ts';
import { getVenue } from '../../selection/offer-dates.repository.ts';
import type { Services } from '../../services.ts';
import type { loadPsgApplication } from './applications.repository.ts';
import { paperReference, personOnSheet, quotedProcess } from './paper-parts.ts';

type PsgApplication = Awaited<ReturnType<typeof loadPsgApplication>>;

/** The receipt of B 2.7. */
export const psgReceiptOf = (
  services: Services,
  { registration, item, current_position, ...rest }: PsgApplication,
): PsgReceipt => ({
  ...paperReference(services, 'psg', { registration, current_position, item }),
  ...getVenue({ item, ...rest }),
  course_start_date: item.startDateCourse,
  status_name: registrationStatusName(registration.status),
  people: { full_name: registration.fullName, nif: registration.nif },
  selection_process: quoted(rest),
  selection_process_item: {
    course_name: item.courseName,
    status: registration.status,
    ...registrationWindowOf(item),
  },
});

/** The sheet of B 2.7: names and contacts as they were given, address and the like as the person has them now. */
export const psgSheetOf = (
  services: Services,
  { registration, item, current_position, person, ...rest }: PsgApplication,
): PsgSheet => ({
  id: registration.id,
  ...paperReference(services, 'psg', { registration, current_position, item }),
  status: registration.status,
  course_start_date: item.startDateCourse,
  people: {
    ...fromColumns(registrationFields.psg, registration),
    ...personOnSheet(person, registration),
  },
  selection_process: quoted(rest),
  selection_process_item: {
    course_name: item.courseName,
    place: item.place,
    ...registrationWindowOf(item),
    second_start_date: item.secondStartDate,
    second_end_date: item.secondEndDate,
    city_info: item.cityInfo,
  },
});

const quoted = ({ process, unit }: Pick<PsgApplication, 'process' | 'unit'>) =>
  quotedProcess(process, { unitName: unit?.name ?? null, info: process.info });

const registrationWindowOf = ({ startsAt, endsAt }: PsgApplication['item']) => ({
  start_date: startsAt.toISOString(),
  end_date: endsAt.toISOString(),
});
