import { Outlet, useMatches } from 'react-router-dom';
import { Boundary } from '../remote/boundary.ts';
import { Hydrated, usePendingHydration } from './hydration-tracker.tsx';
import type { PortalApp } from './portal-app.ts';

const PART = 'page';

/** Handle of the route whose page the server has sent. */
interface SentHandle {
  /** Whether what was sent stays, or has come alive, in its place. */
  isServerRendered?: () => boolean;
}

/**
 * Where a remote's page appears. A page that throws while the server renders it is sent as its skeleton
 * and tried again by the browser. What the server has sent stays until the page's code has come.
 */
export function Region({ Pending }: Pick<PortalApp, 'Pending'>) {
  usePendingHydration(PART);
  const isServerRendered = useMatches().some(({ handle }) =>
    (handle as SentHandle | undefined)?.isServerRendered?.(),
  );
  // React would hold another page back until the code of the one in its boundary has come.
  return (
    <Boundary key={isServerRendered ? 'sent' : null} fallback={<Pending />}>
      <Hydrated part={PART}>
        <Outlet />
      </Hydrated>
    </Boundary>
  );
}
