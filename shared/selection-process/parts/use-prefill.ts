import { useFormContext } from '@portal/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { personQuery } from '../data/applicant.queries.ts';
import type { ApplicantForm } from '../rules/applicant-form.ts';
import type { Identification } from '../rules/identification.ts';
import { prefill } from '../rules/prefill.ts';

/**
 * Prefills known data of the person; the form works before and without it.
 * @param fixedBirthdate keeps the birth date from the notice's dialog
 * @returns whether no person with this CPF and birth date is known
 */
export function usePrefill(identified: Identification, fixedBirthdate: boolean): boolean {
  const { getValues, setValue, formState } = useFormContext<ApplicantForm>();
  const { isSubmitted } = formState;
  // A draft with both names needs no look-up.
  const [wanted] = useState(() => getValues(['full_name', 'mother']).includes(''));
  const { data: person } = useQuery({ ...personQuery(identified), enabled: wanted });

  useEffect(() => {
    if (!person) return;
    const filled = prefill(person, getValues(), identified.birthdate);
    if (fixedBirthdate) delete filled.birthdate;
    for (const [name, value] of Object.entries(filled)) {
      setValue(name as keyof typeof filled, value, { shouldValidate: isSubmitted });
    }
  }, [person, identified.birthdate, fixedBirthdate, getValues, setValue, isSubmitted]);

  return person === null;
}
