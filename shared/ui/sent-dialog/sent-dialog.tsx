import { toast } from '@portal/client/toasts';
import { Button } from '@portal/ui/button';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../dialog/dialog.tsx';
import { useDelayedRedirect } from '../use-delayed-redirect/use-delayed-redirect.ts';

interface SentDialogProps {
  title: string;
  text: string;
  /** What happens next. */
  next: string;
  /** Label of the button that leads home. */
  leave: string;
}

/**
 * Confirms a sent form for 3.5 s, then the home page opens (A 9, B 4, B 9). Under reduced motion it stays until closed.
 */
export function SentDialog({ title, text, next, leave }: SentDialogProps) {
  const navigate = useNavigate();
  const goHome = () => {
    // The toast stays on the home page.
    toast(text, { title, tone: 'success', duration: Number.POSITIVE_INFINITY });
    void navigate('/');
  };
  useDelayedRedirect(true, 3_500, goHome);
  return (
    <Dialog open onClose={goHome} title={title} footer={<Button onClick={goHome}>{leave}</Button>}>
      <p role="status">{text}</p>
      <p>{next}</p>
    </Dialog>
  );
}
