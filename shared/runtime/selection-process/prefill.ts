import type { Person } from '@portal/shared/contract/people';
import { toIsoDay } from '@portal/shared/format/date';
import type { ApplicantForm } from './applicant-form.ts';

type Prefilled = Pick<ApplicantForm, 'full_name' | 'birthdate' | 'mother'>;

/**
 * Values that prefill the form for a person who applied before (A 2.12, B 7): only for fields not yet edited.
 *
 * @param person null when unknown
 * @param now what the form holds
 * @param asked the birth date that the notice's dialog has asked, yyyy-mm-dd
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
