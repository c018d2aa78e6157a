import { ApiError, call } from '@portal/shared/api';
import { exportMyData } from '@portal/shared/contract/auth';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Section } from '@portal/ui/section';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './my-data.module.css';
import { saveFile } from './save-file.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'saved' }
  /** The server offers no copy: people ask for it elsewhere. */
  | { kind: 'not-offered' }
  | { kind: 'failed'; text: string };

/** "Meus dados": a copy of everything that is kept about the candidate, to take away. */
export function MyData() {
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function download() {
    setState({ kind: 'loading' });
    try {
      saveFile('meus-dados.json', JSON.stringify(await call(exportMyData), null, 2));
      setState({ kind: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = error.status === 404 || error.status === 405;
      setState(isMissing ? { kind: 'not-offered' } : { kind: 'failed', text: error.message });
    }
  }

  return (
    <Section title="Meus dados">
      <div className={styles.content}>
        <p>
          Baixe uma cópia de tudo o que guardamos sobre você: cadastro, inscrições, pedidos, e-mails enviados
          e acessos. Saiba por quanto tempo guardamos em <Link to="/politicas">Política de privacidade</Link>.
        </p>
        <ExportResult state={state} />
        <Button variant="secondary" busy={state.kind === 'loading'} onClick={download}>
          Baixar meus dados
        </Button>
      </div>
    </Section>
  );
}

function ExportResult({ state }: { state: State }): ReactNode {
  switch (state.kind) {
    case 'saved':
      return <Alert tone="success">Sua cópia foi baixada. Guarde o arquivo em um lugar só seu.</Alert>;
    case 'not-offered':
      return (
        <Alert tone="info">
          A cópia ainda não pode ser baixada aqui. Peça os seus dados em{' '}
          <Link to="/FaleConosco">Fale conosco</Link>.
        </Alert>
      );
    case 'failed':
      return <Alert tone="error">{state.text}</Alert>;
    default:
      return null;
  }
}
