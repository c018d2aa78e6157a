import { profileQuery } from '@portal/runtime/access/profile.queries';
import type { Identification } from '@portal/runtime/selection-process/identification';
import { knownIdentity } from '@portal/runtime/selection-process/known-identity';
import { useSession } from '@portal/shared/session';
import { useQuery } from '@tanstack/react-query';

/** Returns the logged-in candidate's identity; null if unknown. */
export function useKnownIdentity(): Identification | null {
  const { kind } = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: kind === 'candidate' });
  return kind === 'candidate' && data ? knownIdentity(data) : null;
}
