import { Button } from '../ui/button/button.tsx';
import { ProcessPage, type ProcessPageProps } from './process-page.tsx';
import type { ShownProcess } from './programme.ts';

/** A closed process, read-only: each offer is 'Encerrado' (A 2.11, B 2.4). */
export const ClosedNotice = <Process extends ShownProcess>(props: ProcessPageProps<Process>) => (
  <ProcessPage
    {...props}
    loadingLabel="Carregando o resultado…"
    failedTitle="Não foi possível carregar este processo seletivo"
    action={() => (
      <Button variant="secondary" disabledReason="As inscrições deste processo terminaram.">
        Encerrado
      </Button>
    )}
  />
);
