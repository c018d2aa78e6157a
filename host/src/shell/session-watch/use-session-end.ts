import { useSession } from '@portal/client/session';
import { type SessionEnd, sessionEndTexts } from '@portal/client/session/session-end';
import { toast } from '@portal/client/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Shows why a session has ended, even after the reload. The log-in page, and candidate pages that redirect to it
 * (`data-leads-to-login`), show it themselves.
 */
export function useSessionEnd(): void {
  const session = useSession();
  const { pathname } = useLocation();
  const ended = session.kind === 'anonymous' ? session.ended : undefined;
  const showToast = useEffectEvent((end: SessionEnd) => {
    if (pathname === '/login' || document.querySelector('[data-leads-to-login]')) return;
    const { title, text } = sessionEndTexts[end];
    toast(text, { title, duration: end === 'logout' ? 3500 : Number.POSITIVE_INFINITY });
  });
  useEffect(() => {
    if (ended) showToast(ended);
  }, [ended]);
}
