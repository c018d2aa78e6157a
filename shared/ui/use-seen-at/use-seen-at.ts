import { now } from '@portal/contract/clock';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * Returns the server time at which a query's data was seen. It changes only with the data, so that nothing moves
 * under a finger. For server-rendered data it is the time of rendering.
 * @param updatedAt of the query
 */
export function useSeenAt(updatedAt: number): number {
  const hydrated = useHydrated();
  const [seen, setSeen] = useState({ updatedAt, at: hydrated ? now() : updatedAt });
  if (seen.updatedAt === updatedAt) return seen.at;
  const latest = { updatedAt, at: now() };
  setSeen(latest);
  return latest.at;
}
