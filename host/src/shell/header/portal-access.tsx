import { useSession } from '@portal/client/session';
import { Button } from '@portal/ui/button';
import { DoorOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithFallback } from '../lazy-with-fallback.tsx';
import { CandidateMenu } from './candidate-menu.tsx';
import styles from './site-header.module.css';

interface AccessDialogProps {
  onClose: () => void;
}

/** If the dialog fails to load, the button leads to this portal's own log-in. */
const PortalDialog = lazyWithFallback<AccessDialogProps>(
  () => import(/* webpackChunkName: "portal-dialog" */ './portal-dialog.tsx'),
  RedirectToLogin,
);

function RedirectToLogin({ onClose }: AccessDialogProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate('/login');
  }, [onClose, navigate]);
  return null;
}

/** Portal button, or the menu of a logged-in candidate (A 4, Session). */
export function PortalAccess() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.kind === 'candidate') return <CandidateMenu fullName={session.fullName} />;
  return (
    <>
      <Button className={styles.accessButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DoorOpen aria-hidden="true" size="1.25em" />
        Entrar
      </Button>
      <PortalDialog shown={open} onClose={() => setOpen(false)} />
    </>
  );
}
