import { profileQuery } from '@portal/runtime/access/profile.queries';
import type { Identification } from '@portal/runtime/selection-process/identification';
import { knownIdentity } from '@portal/runtime/selection-process/known-identity';
import { useSession } from '@portal/shared/session';
import { useQuery } from '@tanstack/react-query';

/** Who the candidate is that is logged in; null of anybody else, and where the server does not say. */
export function useKnownIdentity(): Identification | null {
  const { kind } = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: kind === 'candidate' });
  return kind === 'candidate' && data ? knownIdentity(data) : null;
}
