import type { Draft } from '@portal/runtime/draft/use-draft';
import { useEffect } from 'react';
import { useWatch } from '../form/form.tsx';

/** Stores the form's values as a draft, from the start and with every change. */
export function KeepDraft({ draft }: { draft: Draft }) {
  const values = useWatch();
  useEffect(() => draft.keep(values), [draft, values]);
  return null;
}
