import { followOtherTabs, restoreSession } from '@portal/shared/session';
import { useEffect } from 'react';

/**
 * Restores what the browser has stored (candidate, consent, banner) after hydration, and follows the other tabs:
 * a logout there is one here, with its reload (A 4).
 */
export function useBrowserSession(reload: () => void): void {
  useEffect(() => {
    restoreSession();
    return followOtherTabs(reload);
  }, [reload]);
}
