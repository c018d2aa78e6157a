import { toast } from '@portal/runtime/toasts';
import { useSession } from '@portal/shared/session';
import { type SessionEnd, sessionEndTexts } from '@portal/shared/session/session-end';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Says why a session has ended, also once the page was loaded anew. The log-in says it itself, and pages for candidates
 * (`data-leads-to-login`) lead there.
 */
export function useSessionEnd(): void {
  const session = useSession();
  const { pathname } = useLocation();
  const ended = session.kind === 'anonymous' ? session.ended : undefined;
  const tell = useEffectEvent((end: SessionEnd) => {
    if (pathname === '/login' || document.querySelector('[data-leads-to-login]')) return;
    const { title, text } = sessionEndTexts[end];
    toast(text, { title, duration: end === 'logout' ? 3500 : Number.POSITIVE_INFINITY });
  });
  useEffect(() => {
    if (ended) tell(ended);
  }, [ended]);
}
