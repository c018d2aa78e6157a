import { Outlet } from '@portal/runtime/router';
import { Suspense } from 'react';
import { RegionPending } from './region-pending.tsx';

/**
 * Where a remote's page appears. A page that throws while the server renders it is sent as its skeleton
 * and tried again by the browser.
 */
export function Region() {
  return (
    <Suspense fallback={<RegionPending />}>
      <Outlet />
    </Suspense>
  );
}
