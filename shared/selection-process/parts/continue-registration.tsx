import { keys } from '@portal/client/session/session-keys';
import { storage } from '@portal/client/storage';
import { useHydrated } from '@portal/ui/use-hydrated';
import { lazy, Suspense, useState } from 'react';
import type { BegunRegistrationsProps } from './begun-registrations.tsx';

const BegunRegistrations = lazy(() =>
  import('./begun-registrations.tsx').then(
    ({ BegunRegistrations }) => ({ default: BegunRegistrations }),
    () => ({ default: () => null }),
  ),
);

/** "Continue sua inscrição" (B 4). Its code loads only if this device has a draft. */
export const ContinueRegistration = (props: BegunRegistrationsProps) =>
  useHydrated() ? <Stored {...props} /> : null;

function Stored(props: BegunRegistrationsProps) {
  const [isStored] = useState(() => storage.read(keys.draft) !== null);
  return isStored ? (
    <Suspense>
      <BegunRegistrations {...props} />
    </Suspense>
  ) : null;
}
