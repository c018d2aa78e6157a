import { profileQuery } from '@portal/client/access/profile.queries';
import { useSession } from '@portal/client/session';
import { useQuery } from '@tanstack/react-query';
import type { Identification } from '../rules/identification.ts';
import { knownIdentity } from '../rules/known-identity.ts';

/** Returns the logged-in candidate's identity; null if unknown. */
export function useKnownIdentity(): Identification | null {
  const { kind } = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: kind === 'candidate' });
  return kind === 'candidate' && data ? knownIdentity(data) : null;
}
