import { Button } from '@portal/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** From the end of printing to the candidate area, in milliseconds (B 9). */
const RETURN_AFTER = 500;

/** Prints the page; after printing, from here or by the browser's own menu, the candidate area follows afresh (B 4). */
export function PrintButton() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
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
  }, [navigate, queryClient]);

  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" size="1.1em" /> Imprimir
    </Button>
  );
}
