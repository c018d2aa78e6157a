import { toast } from '@portal/client/toasts';
import { useIsNavigating } from '@portal/platform/browser';
import { useEffect } from 'react';

/** Enough to read the text and check the signal. */
const DURATION_MS = 6_000;

/** Milliseconds after which a pending navigation counts as stalled. */
const STALLED_AFTER_MS = 8_000;

/** Notifies visitors with offline pages when the connection is lost or the next page stalls, and when it is back. */
export function useConnectionToasts(): void {
  const isNavigating = useIsNavigating();
  useEffect(() => {
    if (!isNavigating) return;
    const stalled = () => notify(`A internet não responde. ${SAVED_PAGES}`);
    const timer = setTimeout(stalled, STALLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isNavigating]);
  useEffect(() => {
    const gone = () => notify(`Sem internet. ${SAVED_PAGES}`);
    const back = () =>
      notify('A internet voltou. O que você guardou pode ter mudado: abra e guarde de novo.');
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
}

const SAVED_PAGES = 'O que você guardou neste aparelho abre mesmo assim: recarregue a página.';

/** Only visitors with saved pages have a service worker. Browsers that block site data throw here. */
function notify(text: string): void {
  try {
    if (navigator.serviceWorker?.controller) toast(text, { duration: DURATION_MS });
  } catch {}
}
