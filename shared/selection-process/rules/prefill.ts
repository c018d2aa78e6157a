import type { Person } from '@portal/contract/endpoints/people';
import { toIsoDay } from '@portal/contract/format/date';
import type { ApplicantForm } from './applicant-form.ts';

type Prefilled = Pick<ApplicantForm, 'full_name' | 'birthdate' | 'mother'>;

/**
 * Returns values that prefill the unedited fields for an earlier applicant (A 2.12, B 7).
 * @param person null if unknown
 * @param now current values
 * @param asked birth date from the notice's dialog, yyyy-mm-dd
 */
export function prefill(person: Person | null, now: Prefilled, asked: string): Partial<Prefilled> {
  if (!person) return {};
  const birthdate = toIsoDay(person.birthdate);
  return {
    ...(person.full_name && now.full_name === '' && { full_name: person.full_name }),
    ...(person.mother && now.mother === '' && { mother: person.mother }),
    ...(birthdate && now.birthdate === asked && { birthdate }),
  };
}
