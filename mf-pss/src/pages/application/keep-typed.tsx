import { useFormContext, useWatch } from '@portal/ui/form';
import { useEffect, useEffectEvent } from 'react';
import type { Application } from '../../domain/application.ts';

/** Hands every change of the form around it to the wizard. */
export function KeepTyped({ keep }: { keep: (values: Application) => void }) {
  const { getValues } = useFormContext<Application>();
  const changed = useWatch<Application>();
  const hand = useEffectEvent(() => keep(getValues()));
  useEffect(() => {
    if (changed) hand();
  }, [changed]);
  return null;
}
