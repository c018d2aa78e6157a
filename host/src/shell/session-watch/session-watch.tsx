import { useSession } from '@portal/client/session';
import { lazyWithFallback } from '../lazy-with-fallback.tsx';
import { useLogout } from './logout-context.tsx';
import { useSessionClock } from './use-session-clock.ts';

interface Answers {
  renew: () => void;
  logout: () => void;
}

/** If the warning fails to load, the session ends without it. */
const SessionWarning = lazyWithFallback<Answers>(
  () => import(/* webpackChunkName: "session-warning" */ './session-warning.tsx'),
);

/** Logs a candidate out 20 minutes after the header loaded, with a warning at 18 (A 4, Session). */
export function SessionWatch() {
  const session = useSession();
  return session.kind === 'candidate' ? <CandidateWatch key={session.id} /> : null;
}

function CandidateWatch() {
  const { logout, expire } = useLogout();
  const { warning, renew } = useSessionClock(expire);
  return <SessionWarning shown={warning} renew={renew} logout={logout} />;
}
