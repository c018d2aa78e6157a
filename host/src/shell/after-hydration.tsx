import { useConnectionToasts } from './connection/use-connection-toasts.ts';
import { SessionWatch, useSessionEnd } from './session-watch/session-watch.tsx';
import { ToastRegion } from './toast-region/toast-region.tsx';

/** Parts of the shell that visitors cannot need before the shell has hydrated: messages and the session's time. */
export default function AfterHydration() {
  useSessionEnd();
  useConnectionToasts();
  return (
    <>
      <SessionWatch />
      <ToastRegion />
    </>
  );
}
