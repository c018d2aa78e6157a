import { Outlet, useMatches } from 'react-router-dom';
import { Boundary } from '../remote/boundary.ts';
import { Hydrated, useAwaited } from './first-load.tsx';
import type { PortalApp } from './portal-app.ts';

const PART = 'page';

/** Handle of the route whose page the server has sent. */
interface SentHandle {
  /** Whether what was sent stays, or has come alive, in its place. */
  isSent?: () => boolean;
}

/**
 * Where a remote's page appears. A page that throws while the server renders it is sent as its skeleton
 * and tried again by the browser. What the server has sent stays until the page's code has come.
 */
export function Region({ Pending }: Pick<PortalApp, 'Pending'>) {
  useAwaited(PART);
  const isSent = useMatches().some(({ handle }) => (handle as SentHandle | undefined)?.isSent?.());
  // React would hold another page back until the code of the one in its boundary has come.
  return (
    <Boundary key={isSent ? 'sent' : null} fallback={<Pending />}>
      <Hydrated part={PART}>
        <Outlet />
      </Hydrated>
    </Boundary>
  );
}
