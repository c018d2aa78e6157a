import { useIsNavigating } from '@portal/platform/browser';
import { toast } from '@portal/runtime/toasts';
import { useEffect } from 'react';

/** Milliseconds on screen: long enough to read, and to look up where the signal is. */
const duration = 6_000;

/** Milliseconds that the next page may take before the connection counts as stalled. */
const STALLED_AFTER_MS = 8_000;

/**
 * Notifies visitors who keep pages on this device when the connection goes or the next page does not come, and reminds them
 * when it is back.
 */
export function useConnectionToasts(): void {
  const isNavigating = useIsNavigating();
  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(
      () =>
        keepsPages() &&
        toast(
          'A internet não responde. O que você guardou neste aparelho abre mesmo assim: recarregue a página.',
          { duration },
        ),
      STALLED_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isNavigating]);
  useEffect(() => {
    const gone = () =>
      keepsPages() &&
      toast('Sem internet. O que você guardou neste aparelho abre mesmo assim: recarregue a página.', {
        duration,
      });
    const back = () =>
      keepsPages() &&
      toast('A internet voltou. O que você guardou pode ter mudado: abra e guarde de novo.', { duration });
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
}

/** Visitors who keep nothing have no service worker; browsers that forbid the site's data let none be looked for. */
function keepsPages(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
