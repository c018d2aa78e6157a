import type { ShownProcess } from '@portal/runtime/selection-process/process-kind-config';
import { Button } from '@portal/ui/button';
import { ProcessPage, type ProcessPageProps } from './process-page.tsx';
import { WaitlistLink } from './waitlist-link.tsx';

/** Closed process, read-only: each offer is 'Encerrado' (A 2.11, B 2.4). */
export const ClosedNotice = <Process extends ShownProcess>(props: ProcessPageProps<Process>) => (
  <ProcessPage
    {...props}
    loadingLabel="Carregando o resultado…"
    failedTitle="Não foi possível carregar este processo seletivo"
    action={({ name }) => (
      <>
        <Button variant="secondary" disabledReason="As inscrições deste processo terminaram.">
          Encerrado
        </Button>
        <WaitlistLink path={props.processKind.waitlistPath} offerName={name} />
      </>
    )}
  />
);
