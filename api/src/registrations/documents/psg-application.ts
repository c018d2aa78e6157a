import type { PsgReceipt, PsgSheet } from '@portal/shared/contract/psg-papers';
import { registrationFields } from '@portal/shared/selection-process/registration-fields';
import { registrationStatusName } from '@portal/shared/selection-process/statuses';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fromColumns } from '../../db/schema/field-columns.ts';
import { people } from '../../db/schema/people.ts';
import { cities, units } from '../../db/schema/places.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { notFound } from '../../http/answer-error.ts';
import { meetingOf } from '../../selection/meeting-of.ts';
import type { Services } from '../../services.ts';
import { paperReference, personOnSheet, quotedProcess } from './paper-parts.ts';

/**
 * A PSG registration with what it refers to, as its owner may read it.
 * @throws AnswerError 404 when there is none, or it is somebody else's
 */
export async function loadPsgApplication(db: Database, personId: number, id: number) {
  const [row] = await db
    .select({
      registration: psgRegistrations,
      item: psgItems,
      process: psgProcesses,
      person: people,
      unit: units,
      /** Where the person lives. */
      cityTitle: cities.title,
    })
    .from(psgRegistrations)
    .innerJoin(psgItems, eq(psgItems.id, psgRegistrations.itemId))
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
    .innerJoin(people, eq(people.id, psgRegistrations.personId))
    .leftJoin(units, eq(units.id, psgProcesses.unitId))
    .leftJoin(cities, eq(cities.id, people.cityId))
    .where(and(eq(psgRegistrations.id, id), eq(psgRegistrations.personId, personId)));
  if (!row) throw notFound();
  return row;
}

type PsgApplication = Awaited<ReturnType<typeof loadPsgApplication>>;

/** The receipt of B 2.7. */
export const psgReceiptOf = (
  services: Services,
  { registration, item, ...rest }: PsgApplication,
): PsgReceipt => ({
  ...paperReference(services, 'psg', { registration, item }),
  ...meetingOf({ item, ...rest }),
  course_start_date: item.startDateCourse,
  status_name: registrationStatusName(registration.status),
  people: { full_name: registration.fullName, nif: registration.nif },
  selection_process: quoted(rest),
  selection_process_item: { course_name: item.courseName, status: registration.status },
});

/** The sheet of B 2.7: names and contacts as they were given, address and the like as the person has them now. */
export const psgSheetOf = (
  services: Services,
  { registration, item, person, ...rest }: PsgApplication,
): PsgSheet => ({
  id: registration.id,
  ...paperReference(services, 'psg', { registration, item }),
  status: registration.status,
  people: {
    ...fromColumns(registrationFields.psg, registration),
    ...personOnSheet(person, registration),
  },
  selection_process: quoted(rest),
  selection_process_item: {
    course_name: item.courseName,
    place: item.place,
    start_date: item.startDateCourse,
    end_date: item.endDateCourse,
    second_start_date: item.secondStartDate,
    second_end_date: item.secondEndDate,
    city_info: item.cityInfo,
  },
});

const quoted = ({ process, unit }: Pick<PsgApplication, 'process' | 'unit'>) =>
  quotedProcess(process, { unitName: unit?.name ?? null, info: process.info });
