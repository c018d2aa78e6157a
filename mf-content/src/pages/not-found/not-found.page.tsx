import { homeQuery } from '@portal/runtime/home-query';
import { preload } from '@portal/runtime/query';
import { data, type LoaderFunctionArgs } from '@portal/runtime/router';
import { Alert } from '@portal/ui/alert';
import { Container } from '@portal/ui/container';
import { noInterruption } from '@portal/ui/interruption';
import { PageMeta } from '@portal/ui/page-meta';
import { searchedUnitsQuery } from '../home/home.queries.ts';
import { Home } from '../home/home.tsx';
import styles from './not-found.module.css';

export const handle = { slots: ['open-courses'] };

/** Answers 404 to crawlers and caches; visitors get the home page. */
export async function loader({ context }: LoaderFunctionArgs) {
  await preload(context, homeQuery(), searchedUnitsQuery());
  return data(null, { status: 404 });
}

/** Any address that nobody owns: the home page with a notice. */
export const Component = () => (
  <>
    <div className={styles.notice} {...noInterruption}>
      <Container>
        <Alert tone="warning" title="Página não encontrada">
          O endereço pode ter mudado ou o conteúdo saiu do ar. Esta é a página inicial: procure por aqui.
        </Alert>
      </Container>
    </div>
    <Home />
    <PageMeta title="Página não encontrada" noindex />
  </>
);
