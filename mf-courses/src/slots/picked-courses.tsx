import { storage } from '@portal/client/storage';
import { useHydrated } from '@portal/ui/use-hydrated';
import { lazy, Suspense } from 'react';
import { SHORTLIST_KEY } from '../parts/shortlist-key.ts';

const PickedList = lazy(() => import('./picked-list.tsx').catch(() => ({ default: () => null })));

/** "Continue de onde parou": its code loads only if this device has stored a course. */
export default function PickedCourses() {
  if (!useHydrated() || storage.read(SHORTLIST_KEY) === null) return null;
  return (
    <Suspense>
      <PickedList />
    </Suspense>
  );
}
