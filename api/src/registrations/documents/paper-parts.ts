import type { QuotedProcess } from '@portal/shared/contract/parts';
import type { people } from '../../db/schema/people.ts';
import type { OfferTable, ProcessTable, RegistrationTable } from '../../db/schema/selection.ts';
import type { Services } from '../../services.ts';
import type { ProcessKind } from '../process-kind.ts';
import { checkUrlOf } from '../receipt-check/receipt-code.ts';

/** What receipts and sheets of both kinds say in the same way (B 2.7). */

type Registration = RegistrationTable['$inferSelect'];

/** What a paper is known by, and the place of its registration in the line. */
export const paperReference = (
  services: Services,
  processKind: ProcessKind,
  {
    registration,
    item,
  }: {
    registration: Pick<Registration, 'id' | 'nif' | 'number' | 'position'>;
    item: Pick<OfferTable['$inferSelect'], 'vacancies'>;
  },
) => ({
  number: registration.number,
  check_url: checkUrlOf(services, { processKind, ...registration }),
  position: registration.position,
  vacancies: item.vacancies,
});

/** A person on a sheet, besides what the registration asks: the name as it was given, the rest as it is now. */
export const personOnSheet = (
  person: typeof people.$inferSelect,
  { fullName }: Pick<Registration, 'fullName'>,
) => ({
  name: fullName,
  address: person.address,
  number: person.number,
  district: person.district,
  city_id: person.cityId,
  race_id: person.raceId,
  education_level_id: person.educationLevelId,
});

/** @param info what a PSG process says of itself; PSS processes have none */
export const quotedProcess = (
  process: ProcessTable['$inferSelect'],
  { unitName, info }: { unitName: string | null; info: string | null },
): QuotedProcess => ({
  id: process.id,
  name: process.name,
  info,
  unit: unitName === null ? null : { name: unitName },
  start_date: process.startDate,
  end_date: process.endDate,
  result_date: process.resultDate,
  created_at: process.createdAt.toISOString(),
});
