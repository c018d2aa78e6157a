import { preload } from '@portal/runtime/preload';
import { clip } from '@portal/shared/format/clip';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { KeywordSearch } from '@portal/ui/keyword-search';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { FindingSection } from './finding-section.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-result.module.css';
import { searchedText, searchedUnit, searchQuery } from './search-result.queries.ts';
import { SectionLinks } from './section-links.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return preload(context, searchQuery(searchedText(query), searchedUnit(query)));
}

/** Characters of what was searched for that a heading shows. */
const SHOWN = 60;

const resultsOf = (text: string) => `/searchResult?${new URLSearchParams({ search: text })}`;

/** /searchResult?search={text}: what the whole portal has on a text (A 2.3); `unit` narrows the courses. */
export function Component() {
  const [query] = useSearchParams();
  const text = searchedText(query);
  const unit = searchedUnit(query);
  const shown = clip(text, SHOWN);
  const found = useQuery(searchQuery(text, unit));
  return (
    <>
      <PageHeader title={text ? `Resultado da busca por “${shown}”` : 'Resultado da busca'}>
        <KeywordSearch path="/searchResult" name="search" label="Pesquise no site" value={text} />
        {text && unit && (
          <p className={styles.unit}>
            Cursos só da unidade {unit}. <Link to={resultsOf(text)}>Ver de todas as unidades</Link>
          </p>
        )}
      </PageHeader>
      <Container>
        <div className={styles.results}>
          <AsyncRegion
            query={found}
            loading={<Skeleton kind="text" count={8} label="Buscando…" />}
            empty={({ groups }) => groups.length === 0}
            emptyState={<NothingFound text={text} unit={unit} nearest={found.data?.nearest ?? []} />}
            failedTitle="Não foi possível fazer a busca"
          >
            {({ groups, didYouMean: [understood] }) => (
              <>
                {understood && (
                  <p className={styles.understood}>
                    Nada com a grafia “{shown}”. Mostrando o que há para{' '}
                    <Link to={resultsOf(understood)}>{understood}</Link>.
                  </p>
                )}
                {groups.length > 1 && <SectionLinks groups={groups} />}
                {groups.map((group) => (
                  <FindingSection key={`${text} ${group.id}`} group={group} />
                ))}
              </>
            )}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}
