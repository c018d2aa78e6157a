import { Button } from '@portal/ui/button';
import { ProcessPage, type ProcessPageProps } from '../pages/process-page.tsx';
import type { ShownProcess } from '../rules/process-kind-config.ts';
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
