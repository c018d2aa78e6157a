import { toast } from '@portal/client/toasts';
import { useIsNavigating } from '@portal/platform/browser';
import { useEffect } from 'react';

/** Milliseconds; enough to read the text and check the signal. */
const duration = 6_000;

/** Milliseconds after which a pending navigation counts as stalled. */
const STALLED_AFTER_MS = 8_000;

/**
 * Notifies visitors with pages saved offline when the connection is lost or the next page stalls, and when it is back.
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

/** Only visitors with saved pages have a service worker. Browsers that block site data throw here. */
function keepsPages(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
