import { homeQuery } from '@portal/shared/api';
import { preload } from '@portal/shared/query';
import { data, type LoaderFunctionArgs } from '@portal/shared/router';
import { Alert } from '@portal/shared/ui/alert';
import { Container } from '@portal/shared/ui/container';
import { PageMeta } from '@portal/shared/ui/page-meta';
import { undisturbed } from '@portal/shared/ui/undisturbed';
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
    <div className={styles.notice} {...undisturbed}>
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
