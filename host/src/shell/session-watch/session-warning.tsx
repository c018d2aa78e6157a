import { call } from '@portal/client/api';
import { getProfile } from '@portal/contract/endpoints/accounts';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { logout } from './logout.ts';

/** Warns two minutes before a session ends (A 4, Session). */
export default function SessionWarning({ renew }: { renew: () => void }) {
  function stay() {
    renew();
    // Any call restarts the server's session time.
    void call(getProfile).catch(() => undefined);
  }
  return (
    <Dialog
      open
      onClose={stay}
      title="Sua sessão está para terminar"
      footer={
        <>
          <Button onClick={stay}>Continuar conectado</Button>
          <Button variant="quiet" onClick={() => void logout()}>
            Sair agora
          </Button>
        </>
      }
    >
      <p>
        Por segurança, você será desconectado em 2 minutos. Uma inscrição que você preenchia continua guardada
        neste aparelho; o que mais não foi enviado pode se perder.
      </p>
    </Dialog>
  );
}
