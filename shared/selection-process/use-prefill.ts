import { useQuery } from '@portal/shared/query';
import { useEffect, useState } from 'react';
import { useFormContext } from '../ui/form/form.tsx';
import { personQuery } from './applicant.queries.ts';
import type { Applicant } from './applicant.ts';
import type { Identification } from './identification.ts';
import { prefill } from './prefill.ts';

/**
 * Fills in what is known of the person, quietly: the form can be used before, and without it.
 *
 * @param fixedBirthdate keeps the birth date that the notice's dialog has asked
 */
export function usePrefill(identified: Identification, fixedBirthdate: boolean): void {
  const { getValues, setValue, formState } = useFormContext<Applicant>();
  const { isSubmitted } = formState;
  // A draft that holds both names has nothing to ask for.
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
}
