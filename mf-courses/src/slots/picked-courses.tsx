import { storage } from '@portal/client/storage';
import { lazyPart } from '@portal/ui/lazy-part';
import { useHydrated } from '@portal/ui/use-hydrated';
import { SHORTLIST_KEY } from '../parts/shortlist-key.ts';

const PickedList = lazyPart(() => import('./picked-list.tsx'));

/** "Continue de onde parou": its code loads only if this device has stored a course. */
export default function PickedCourses() {
  return useHydrated() && storage.read(SHORTLIST_KEY) !== null ? <PickedList /> : null;
}
