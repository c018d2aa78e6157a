import { useFormContext, useWatch } from '@portal/ui/form';
import { useEffect, useEffectEvent } from 'react';
import type { Application } from '../../domain/application.ts';

/** Reports every change of the surrounding form to the wizard. */
export function ReportChanges({ onChange }: { onChange: (values: Application) => void }) {
  const { getValues } = useFormContext<Application>();
  const changed = useWatch<Application>();
  const report = useEffectEvent(() => onChange(getValues()));
  useEffect(() => {
    if (changed) report();
  }, [changed]);
  return null;
}
