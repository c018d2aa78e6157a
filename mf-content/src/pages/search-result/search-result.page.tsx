import { preload, useQuery } from '@portal/runtime/query';
import { Link, type LoaderFunctionArgs, useSearchParams } from '@portal/runtime/router';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { KeywordSearch } from '../../parts/keyword-search.tsx';
import { FindingSection } from './finding-section.tsx';
import styles from './search-result.module.css';
import { searchedText, searchQuery } from './search-result.queries.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, searchQuery(searchedText(new URL(request.url).searchParams)));

/** /searchResult?search={text}: what the whole portal has on a text (A 2.3). */
export function Component() {
  const [query] = useSearchParams();
  const text = searchedText(query);
  const found = useQuery(searchQuery(text));
  return (
    <>
      <PageHeader title={text ? `Resultado da busca por “${text}”` : 'Resultado da busca'} noindex>
        <KeywordSearch path="/searchResult" name="search" label="Pesquise no site" value={text} />
      </PageHeader>
      <Container>
        <div className={styles.results}>
          <AsyncRegion
            query={found}
            loading={<Skeleton kind="text" count={8} label="Buscando…" />}
            emptyState={<NothingFound text={text} />}
            failedTitle="Não foi possível fazer a busca"
          >
            {(groups) => groups.map((group) => <FindingSection key={group.title} group={group} />)}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}

const NothingFound = ({ text }: { text: string }) =>
  text ? (
    <EmptyState
      title="Não há resultados para a pesquisa"
      action={<Link to="/cursos">Ver todos os cursos</Link>}
    >
      Confira a grafia ou tente uma palavra mais curta.
    </EmptyState>
  ) : (
    <EmptyState title="Digite o que você procura" />
  );
