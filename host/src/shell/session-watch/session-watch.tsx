import { useSession } from '@portal/shared/session';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useLogout } from './logout-context.tsx';
import { useSessionClock } from './use-session-clock.ts';

/** Logs a candidate out 20 minutes after the header loaded, with a warning at 18 (A 4, Session). */
export function SessionWatch() {
  const session = useSession();
  return session.kind === 'candidate' ? <CandidateWatch key={session.id} /> : null;
}

function CandidateWatch() {
  const { logout } = useLogout();
  const { warning, renew } = useSessionClock(logout);
  return (
    <Dialog
      open={warning}
      onClose={renew}
      title="Sua sessão está para terminar"
      footer={
        <>
          <Button onClick={renew}>Continuar conectado</Button>
          <Button variant="quiet" onClick={logout}>
            Sair agora
          </Button>
        </>
      }
    >
      <p>Por segurança, você será desconectado em 2 minutos. O que não foi enviado pode se perder.</p>
    </Dialog>
  );
}
