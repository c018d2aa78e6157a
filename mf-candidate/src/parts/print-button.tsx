import { Button } from '@portal/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** From the end of printing to the candidate area, in milliseconds (B 9). */
const RETURN_AFTER = 500;

interface PrintButtonProps {
  /** The page stays: its reader has no candidate area to return to. */
  stays?: boolean;
}

/** Prints the page; after printing, from here or by the browser's own menu, the reloaded candidate area follows (B 4). */
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
      }, RETURN_AFTER);
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
