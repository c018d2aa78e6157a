import type { PssReceipt, PssSheet } from '@portal/shared/contract/pss-papers';
import { registrationFields } from '@portal/shared/selection-process/registration-fields';
import { registrationStatusName } from '@portal/shared/selection-process/statuses';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fromColumns } from '../../db/schema/field-columns.ts';
import { people } from '../../db/schema/people.ts';
import { units } from '../../db/schema/places.ts';
import { jobTitles, pssItems, pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { notFound } from '../../http/answer-error.ts';
import { meetingOf } from '../../selection/meeting-of.ts';
import type { Services } from '../../services.ts';
import { paperReference, personOnSheet, quotedProcess } from './paper-parts.ts';

/** A PSS registration is named by its id, or by the process and job title that it is for. */
export type PssReference = { id: number } | { processId: number; jobTitleId: number };

/**
 * A PSS registration with what it refers to, as its owner may read it.
 * @throws AnswerError 404 when there is none, or it is somebody else's
 */
export async function loadPssApplication(db: Database, personId: number, reference: PssReference) {
  const [row] = await db
    .select({
      registration: pssRegistrations,
      item: pssItems,
      jobTitle: jobTitles,
      process: pssProcesses,
      person: people,
      unit: units,
    })
    .from(pssRegistrations)
    .innerJoin(pssItems, eq(pssItems.id, pssRegistrations.itemId))
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
    .innerJoin(people, eq(people.id, pssRegistrations.personId))
    .leftJoin(units, eq(units.id, pssProcesses.unitId))
    .where(and(named(reference), eq(pssRegistrations.personId, personId)))
    // One that was cancelled may have been followed by another for the same position.
    .orderBy(desc(pssRegistrations.id))
    .limit(1);
  if (!row) throw notFound();
  return row;
}

const named = (reference: PssReference): SQL | undefined =>
  'id' in reference
    ? eq(pssRegistrations.id, reference.id)
    : and(eq(pssRegistrations.processId, reference.processId), eq(pssItems.jobTitleId, reference.jobTitleId));

type PssApplication = Awaited<ReturnType<typeof loadPssApplication>>;

/** The receipt of B 2.7. */
export const pssReceiptOf = (services: Services, { registration, ...rest }: PssApplication): PssReceipt => ({
  id: registration.id,
  ...standing(services, { registration, item: rest.item }),
  ...meetingOf(rest),
  people: { full_name: registration.fullName, nif: registration.nif },
  pss_selection_process_item: quotedItem(rest),
});

/** The sheet of B 2.7: names and contacts as they were given, the rest as the person has it now. */
export const pssSheetOf = (
  services: Services,
  { registration, person, ...rest }: PssApplication,
): PssSheet => ({
  ...standing(services, { registration, item: rest.item }),
  nif: registration.nif,
  created_at: registration.createdAt.toISOString(),
  people: {
    ...fromColumns(registrationFields.pss, registration),
    ...personOnSheet(person, registration),
  },
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
