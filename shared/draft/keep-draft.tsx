import { useEffect } from 'react';
import { useWatch } from '../ui/form/form.tsx';
import type { Draft } from './use-draft.ts';

/** Keeps what the form around it holds, from the start and with every change. */
export function KeepDraft({ draft }: { draft: Draft }) {
  const values = useWatch();
  useEffect(() => draft.keep(values), [draft, values]);
  return null;
}
