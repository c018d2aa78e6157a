import type { Draft } from '@portal/client/draft/use-draft';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from '../form/form.tsx';

/** Stores the form's values as a draft after the first change, so that a form that was only opened leaves none. */
export function AutosaveDraft({ draft }: { draft: Draft }) {
  const values = useWatch();
  const { isDirty } = useFormContext().formState;
  const [begun, setBegun] = useState(false);
  if (isDirty && !begun) setBegun(true);
  useEffect(() => {
    if (begun) draft.keep(values);
  }, [draft, values, begun]);
  return null;
}
