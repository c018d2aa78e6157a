import { useSession } from '@portal/client/session';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type Identification,
  identificationState,
  readIdentification,
  withoutIdentification,
} from '../rules/identification.ts';

/**
 * Returns the applicant, null until hydration, as the server does not know them. It survives a reload; a URL that
 * identifies the person is replaced.
 */
export function useIdentification(): Identification | null {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const session = useSession();
  const identified = useMemo(
    () => (hydrated ? readIdentification(state, new URLSearchParams(search), session) : null),
    [hydrated, state, search, session],
  );
  const kept = withoutIdentification(search);

  useEffect(() => {
    if (!hydrated || kept === search) return;
    void navigate(
      { search: kept, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...state, ...(identified && identificationState(identified, session)) },
      },
    );
  }, [hydrated, kept, search, hash, state, identified, session, navigate]);

  return identified;
}
