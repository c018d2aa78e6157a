import { useNavigate } from '@portal/runtime/router';
import { ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useReducedMotion } from '@portal/ui/use-media';
import { useEffect } from 'react';

const RETURN_AFTER_MS = 3500;

/**
 * The success popup: the server's words for 3.5 s, then the home page (B 4, B 9). Who asked for less motion leaves
 * when they close it.
 * @param message null while nothing was sent
 */
export function SupportTicketSent({ message }: { message: string | null }) {
  const navigate = useNavigate();
  const reducedMotion = useReducedMotion();
  const due = message !== null;

  useEffect(() => {
    if (!due || reducedMotion) return;
    const timer = setTimeout(() => void navigate('/'), RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [due, reducedMotion, navigate]);

  return (
    <Dialog
      open={due}
      onClose={() => void navigate('/')}
      title="Sucesso!"
      footer={<ButtonLink to="/">Ir para a página inicial</ButtonLink>}
    >
      <p role="status">{message}</p>
    </Dialog>
  );
}
