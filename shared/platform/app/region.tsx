import { Outlet, useMatches } from 'react-router-dom';
import { Boundary, Hydrated, usePendingHydration } from '../remote/hydration-boundary.ts';
import type { PortalApp } from './portal-app.ts';

const PART = 'page';

/** Handle of the route whose page the server has rendered. */
export interface ServerRenderedHandle {
  /** Whether the region still shows the server-rendered page, hydrated or not. */
  isServerRendered: () => boolean;
}

/**
 * Region of a remote's page. For a page that throws on the server, the server renders its skeleton and the browser
 * retries. The server-rendered HTML stays until the page's code has loaded.
 */
export function Region({ Pending }: Pick<PortalApp, 'Pending'>) {
  usePendingHydration(PART);
  const isServerRendered = useMatches().some(({ handle }) =>
    (handle as Partial<ServerRenderedHandle> | undefined)?.isServerRendered?.(),
  );
  // Without its own key, React would delay the next page until the code of the server-rendered one has loaded.
  return (
    <Boundary key={isServerRendered ? 'sent' : null} fallback={<Pending />}>
      <Hydrated part={PART}>
        <Outlet />
      </Hydrated>
    </Boundary>
  );
}
