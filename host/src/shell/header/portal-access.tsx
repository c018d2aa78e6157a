import { useSession } from '@portal/shared/session';
import { Button } from '@portal/ui/button';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { CandidateMenu } from './candidate-menu.tsx';
import styles from './portal-access.module.css';
import { PortalDialog } from './portal-dialog.tsx';

/** The portal button, or the candidate's menu for whoever is logged in (A 4, Session). */
export function PortalAccess() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.kind === 'candidate') return <CandidateMenu fullName={session.fullName} />;
  return (
    <>
      <Button className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DoorOpen aria-hidden="true" size="1.25em" />
        Portal
      </Button>
      <PortalDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
