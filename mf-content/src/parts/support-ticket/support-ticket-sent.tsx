import { toast } from '@portal/client/toasts';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useDelayedRedirect } from '@portal/ui/use-delayed-redirect';
import { useNavigate } from 'react-router-dom';

const RETURN_AFTER_MS = 3500;

/**
 * Success popup: the server's message for 3.5 s, then the home page (B 4, B 9). Under reduced motion it stays until closed.
 * @param message null before sending
 */
export function SupportTicketSent({ message }: { message: string | null }) {
  const navigate = useNavigate();

  const due = message !== null;
  const leave = () => {
    // The toast stays on the home page.
    toast(message ?? '', { title: 'Sucesso!', tone: 'success', duration: Number.POSITIVE_INFINITY });
    void navigate('/');
  };
  useDelayedRedirect(due, RETURN_AFTER_MS, leave);

  return (
    <Dialog
      open={due}
      onClose={leave}
      title="Sucesso!"
      footer={<Button onClick={leave}>Ir para a página inicial</Button>}
    >
      <p role="status">{message}</p>
      <p>A resposta chega ao e-mail que você informou.</p>
    </Dialog>
  );
}
