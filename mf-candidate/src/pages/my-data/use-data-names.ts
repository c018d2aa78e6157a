import { psgProcessesQuery, pssProcessesQuery } from '@portal/runtime/selection-process/my-processes.queries';
import { cityOptionsQuery } from '@portal/ui/city-field/city-options';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { psgRows, pssRows } from '../../domain/application-rows.ts';
import type { DataNames } from '../../domain/format-fact.ts';

/** Returns names of cities, courses and positions; the page is complete without them. */
export function useDataNames(): DataNames {
  const { data: cities } = useQuery(cityOptionsQuery());
  const { data: psg } = useQuery(psgProcessesQuery());
  const { data: pss } = useQuery(pssProcessesQuery());
  return useMemo(
    () => ({
      cities: new Map(cities?.map(({ value, label }) => [value, label])),
      offers: new Map([
        ...psgRows(psg ?? []).map(({ number, course }) => [number ?? '', course] as const),
        ...pssRows(pss ?? []).map(({ number, role }) => [number ?? '', role] as const),
      ]),
    }),
    [cities, psg, pss],
  );
}
