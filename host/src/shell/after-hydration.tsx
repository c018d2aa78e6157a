import { useConnectionToasts } from './connection/use-connection-toasts.ts';
import { SessionWatch } from './session-watch/session-watch.tsx';
import { useSessionEnd } from './session-watch/use-session-end.ts';
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
