import { Button } from '@portal/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Time from the end of printing to the return to the candidate area (B 9). */
const RETURN_DELAY_MS = 500;

interface PrintButtonProps {
  /** Whether the page stays open, because its reader has no candidate area. */
  stays?: boolean;
}

/** Prints the page. After printing, also from the browser's menu, the candidate area reloads (B 4). */
export function PrintButton({ stays = false }: PrintButtonProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (stays) return;
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      timer = setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: ['candidate'] });
        void navigate('/area_do_candidato');
      }, RETURN_DELAY_MS);
    };
    window.addEventListener('afterprint', leave);
    return () => {
      window.removeEventListener('afterprint', leave);
      clearTimeout(timer);
    };
  }, [stays, navigate, queryClient]);

  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" size="1.1em" /> Imprimir
    </Button>
  );
}
