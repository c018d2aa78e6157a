import { truncate } from '@portal/contract/format/truncate';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { KeywordSearch } from '@portal/ui/keyword-search';
import { OtherPlaces } from '@portal/ui/other-places';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { countText, type SearchHitGroup } from '../../domain/search-groups.ts';
import { BestResults } from './best-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchHitSection } from './search-hit-section.tsx';
import styles from './search-result.module.css';
import {
  type AskedSearch,
  type Elsewhere,
  isAboutCourses,
  readSearch,
  searchQuery,
} from './search-result.queries.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, searchQuery(readSearch(new URL(request.url).searchParams)));

/** Maximum length of the searched text in a heading. */
const MAX_SHOWN_TEXT = 60;

const getResultsPath = (text: string) => `/searchResult?${new URLSearchParams({ search: text })}`;

/**
 * /searchResult?search={text}: portal search (A 2.3); `unit` limits courses and processes, and `assunto=cursos` puts
 * courses first.
 */
export function Component() {
  const [query] = useSearchParams();
  const asked = readSearch(query);
  const { text, unit } = asked;
  const shown = truncate(text, MAX_SHOWN_TEXT);
  const found = useQuery(searchQuery(asked));
  return (
    <>
      <PageHeader title={text ? `Resultado da busca por “${shown}”` : 'Resultado da busca'}>
        <KeywordSearch path="/searchResult" name="search" label="Pesquise no site" value={text} />
        {text && unit && (
          <p className={styles.unit}>
            <span>{`Cursos e processos seletivos só da unidade ${unit}.`}</span>{' '}
            <Link to={getResultsPath(text)}>Ver de todas as unidades</Link>
          </p>
        )}
      </PageHeader>
      <Container>
        <div className={styles.results}>
          <AsyncRegion
            query={found}
            loading={<Skeleton kind="text" count={8} label="Buscando…" />}
            empty={({ groups, elsewhere }) => groups.length === 0 && !elsewhere}
            emptyState={<NothingFound text={text} unit={unit} nearest={found.data?.nearest ?? []} />}
            failedTitle="Não foi possível fazer a busca"
          >
            {(answer) => (
              <>
                <Understood shown={shown} didYouMean={answer.didYouMean} />
                {answer.elsewhere && <FoundElsewhere {...asked} elsewhere={answer.elsewhere} />}
                <BestResults text={text} aboutCourses={isAboutCourses(query)} answer={answer} />
                {answer.groups.length > 1 && <SectionLinks groups={answer.groups} />}
                {answer.groups.map((group) => (
                  <SearchHitSection key={`${text} ${group.id}`} group={group} />
                ))}
              </>
            )}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}

/** @param shown typed text */
const Understood = ({ shown, didYouMean: [understood] }: { shown: string; didYouMean: readonly string[] }) =>
  understood && (
    <p className={styles.understood}>
      <span>{`Nada com a grafia “${shown}”. Mostrando o que há para`}</span>{' '}
      <Link to={getResultsPath(understood)}>{understood}</Link>.
    </p>
  );

/** Links to the sections of the results, with their counts. */
const SectionLinks = ({ groups }: { groups: readonly SearchHitGroup[] }) => (
  <nav aria-label="Seções do resultado">
    <ul className={styles.sections}>
      {groups.map((group) => (
        <li key={group.id}>
          <a href={`#${group.id}`}>{`${group.title} (${countText(group)})`}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** States that the selected unit has no such course, with those of other units. */
const FoundElsewhere = ({
  text,
  unit,
  elsewhere: { places, findings },
}: AskedSearch & { elsewhere: Elsewhere }) => (
  <>
    {places.length > 0 ? (
      <OtherPlaces
        kind="unit"
        missing={unit}
        what={`curso com “${text}”`}
        places={places}
        to={({ name }) => `/searchResult?${new URLSearchParams({ search: text, unit: name })}`}
      />
    ) : (
      <p className={styles.understood}>
        {`Não há curso com “${text}” na unidade ${unit}, só em outros lugares.`}
      </p>
    )}
    <SearchHitSection
      group={{ id: 'outras-unidades', title: 'Em outras unidades', findings: [...findings] }}
    />
  </>
);
