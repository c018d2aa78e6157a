import { now } from '@portal/shared/clock';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * When a query's data was seen, by the server's clock. It stays while the data does, so that nothing moves under a
 * finger, and is the server's own moment for what the server has rendered.
 *
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
