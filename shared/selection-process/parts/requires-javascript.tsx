import { Alert } from '@portal/ui/alert';
import { Skeleton } from '@portal/ui/skeleton';
import { Link } from 'react-router-dom';

/** Placeholder of the form, as only the browser knows the applicant. Without JavaScript it shows alternatives. */
export const RequiresJavaScript = () => (
  <Skeleton
    kind="text"
    count={8}
    label="Preparando o formulário…"
    noScript={
      <Alert tone="warning" title="A inscrição pela internet precisa de JavaScript">
        <p>
          Ative o JavaScript neste navegador ou use outro aparelho. Se não puder, inscreva-se com a nossa
          equipe em uma das <Link to="/unidades">unidades</Link>, dentro do prazo do edital.
        </p>
      </Alert>
    }
  />
);
