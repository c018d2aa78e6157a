import { keys } from '@portal/client/session/session-keys';
import { storage } from '@portal/client/storage';
import { lazyPart } from '@portal/ui/lazy-part';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useState } from 'react';
import type { BegunRegistrationsProps } from './begun-registrations.tsx';

const BegunRegistrations = lazyPart(() => import('./begun-registrations.tsx'));

/** "Continue sua inscrição" (B 4). Its code loads only if this device has a draft. */
export const ContinueRegistration = (props: BegunRegistrationsProps) =>
  useHydrated() ? <Stored {...props} /> : null;

function Stored(props: BegunRegistrationsProps) {
  const [isStored] = useState(() => storage.read(keys.draft) !== null);
  return isStored ? <BegunRegistrations {...props} /> : null;
}
