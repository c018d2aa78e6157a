import { useQuery } from '@portal/shared/query';
import type { Identification } from '@portal/shared/selection-process/identification';
import { useFormContext } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { prefill } from '../../domain/prefill.ts';
import type { RegistrationFields } from '../../domain/registration-fields.ts';
import { personQuery } from './registration.queries.ts';

/** Fills in what is known of the person, quietly: the form can be used before, and without it. */
export function usePrefill(identified: Identification): void {
  const { getValues, setValue, formState } = useFormContext<RegistrationFields>();
  const { isSubmitted } = formState;
  // A draft that holds both names has nothing to ask for.
  const [wanted] = useState(() => getValues(['full_name', 'mother']).includes(''));
  const { data: person } = useQuery({ ...personQuery(identified), enabled: wanted });

  useEffect(() => {
    if (!person) return;
    const filled = prefill(person, getValues(), identified.birthdate);
    for (const [name, value] of Object.entries(filled)) {
      setValue(name as keyof typeof filled, value, { shouldValidate: isSubmitted });
    }
  }, [person, identified.birthdate, getValues, setValue, isSubmitted]);
}
