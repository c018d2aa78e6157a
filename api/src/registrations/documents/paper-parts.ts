import type { QuotedProcess } from '@portal/contract/endpoints/parts';
import type { people } from '../../db/schema/people.ts';
import type { OfferTable, ProcessTable, RegistrationTable } from '../../db/schema/selection.ts';
import type { Services } from '../../services.ts';
import type { ProcessKind } from '../process-kind.ts';
import { checkUrlOf } from '../receipt-check/receipt-code.ts';

/** Common fields of receipts and sheets of both kinds (B 2.7). */

type Registration = RegistrationTable['$inferSelect'];

/** Reference of a printout, and the standing of its registration. */
export const paperReference = (
  services: Services,
  processKind: ProcessKind,
  {
    registration,
    current_position,
    item,
  }: {
    registration: Pick<Registration, 'id' | 'nif' | 'number' | 'position'>;
    current_position: number | null;
    item: Pick<OfferTable['$inferSelect'], 'vacancies'>;
  },
) => ({
  number: registration.number,
  check_url: checkUrlOf(services, { processKind, ...registration }),
  position: registration.position,
  current_position,
  vacancies: item.vacancies,
});

/** Person on a sheet: the name from the registration, the other data as it is now. */
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

/** @param info description of a PSG process; PSS processes have none */
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
