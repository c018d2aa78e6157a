import { interestPath } from '@portal/contract/catalogue/interest';
import { tokenise } from '@portal/contract/format/text';
import { truncate } from '@portal/contract/format/truncate';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { KeywordSearch } from '@portal/ui/keyword-search';
import { OtherPlaces } from '@portal/ui/other-places';
import { PageHeader } from '@portal/ui/page-header';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { Skeleton } from '@portal/ui/skeleton';
import { WrapText } from '@portal/ui/wrap-text';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { countText, MAX_SHOWN, type SearchHit, type SearchHitGroup } from '../../domain/search.ts';
import styles from './search-result.module.css';
import {
  type AskedSearch,
  type Elsewhere,
  isAboutCourses,
  readSearch,
  type SearchAnswer,
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
          <p className="mt-3">
            <span>{`Cursos e processos seletivos só da unidade ${unit}.`}</span>{' '}
            <Link to={getResultsPath(text)}>Ver de todas as unidades</Link>
          </p>
        )}
      </PageHeader>
      <Container>
        <div className="pageEnd">
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
    <p className="mt-6">
      <span>{`Nada com a grafia “${shown}”. Mostrando o que há para`}</span>{' '}
      <Link to={getResultsPath(understood)}>{understood}</Link>.
    </p>
  );

/** Links to the sections of the results, with their counts. */
const SectionLinks = ({ groups }: { groups: readonly SearchHitGroup[] }) => (
  <nav aria-label="Seções do resultado">
    <ul className={`cluster gap-2 gap-x-5 ${styles.sections}`}>
      {groups.map((group) => (
        <li key={group.id}>
          <a href={`#${group.id}`} className="target tabular">{`${group.title} (${countText(group)})`}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** States that the selected unit has no such course, with those of other units. */
const FoundElsewhere = ({
  text,
  unit,
  elsewhere: { places, hits },
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
      <p className="mt-6">{`Não há curso com “${text}” na unidade ${unit}, só em outros lugares.`}</p>
    )}
    <SearchHitSection group={{ id: 'outras-unidades', title: 'Em outras unidades', hits: [...hits] }} />
  </>
);

/** Number of results before all sections. */
const MAX_BEST = 3;

interface BestResultsProps {
  text: string;
  /** Whether the search was for courses. */
  aboutCourses: boolean;
  answer: SearchAnswer;
}

/** Best results before the sections of A 2.3: of all kinds, or only courses if the search was for these. */
function BestResults({ text, aboutCourses, answer: { best, courses, groups, elsewhere } }: BestResultsProps) {
  if (aboutCourses && courses.length > 0) {
    return <SearchHitSection group={{ id: 'cursos', title: 'Cursos encontrados', hits: courses }} />;
  }
  return (
    <>
      {aboutCourses && !elsewhere && (
        <p className="mt-6">
          <span>{`Nenhum curso com “${text}” no momento.`}</span>{' '}
          <Link to={interestPath(text)}>Avise-me quando houver um curso assim</Link>. Veja o que mais o portal
          tem:
        </p>
      )}
      {isWorthShowing(best, groups) && (
        <SearchHitSection
          withoutCount
          group={{
            id: 'melhores-resultados',
            title: 'Melhores resultados',
            hits: best.slice(0, MAX_BEST),
          }}
        />
      )}
    </>
  );
}

/** Returns whether the best results differ from the top of the sections. */
const isWorthShowing = (best: readonly SearchHit[], [first, second]: readonly SearchHitGroup[]): boolean =>
  second !== undefined && (best.length > MAX_BEST || best[0] !== first?.hits[0]);

interface SearchHitSectionProps {
  group: SearchHitGroup;
  /** Hides the count of a selection. */
  withoutCount?: boolean;
}

/** Section of results: the first 4, the rest behind 'ver mais...' (A 2.3). */
function SearchHitSection({ group, withoutCount = false }: SearchHitSectionProps) {
  return (
    <section aria-labelledby={group.id} className={`stack single py-6 hairTop ${styles.group}`}>
      <h2 id={group.id} className="flex baseline gap-3">
        {group.title}
        {!withoutCount && (
          <span className={`text-sm tabular pill areia ${styles.count}`}>
            {countText(group)}
            <span className="visuallyHidden"> {group.hits.length === 1 ? 'resultado' : 'resultados'}</span>
          </span>
        )}
      </h2>
      <ShowMoreList
        label={group.title}
        items={group.hits.slice(0, MAX_SHOWN)}
        keyOf={({ key }) => key}
        renderItem={(hit) => <HitItem hit={hit} />}
      />
      {group.hits.length > MAX_SHOWN && (
        <p>
          Aqui estão os {MAX_SHOWN} primeiros. Com mais palavras, a busca chega mais perto do que você
          procura.
        </p>
      )}
    </section>
  );
}

const HitItem = ({ hit: { title, to, isFile, lines } }: { hit: SearchHit }) => (
  <div className="beside">
    {isFile ? (
      <a href={to} target="_blank" rel="noopener" className="text-md bold">
        {title}
        <span className="visuallyHidden"> (abre em nova aba)</span>
      </a>
    ) : (
      <Link to={to} className="text-md bold">
        {title}
      </Link>
    )}
    {lines.map((line) => (
      <p key={line} className="measure muted text-sm">
        <WrapText>{line}</WrapText>
      </p>
    ))}
  </div>
);

interface NothingFoundProps {
  /** '' for an empty search. */
  text: string;
  unit: string;
  nearest: readonly SearchHit[];
}

/** No results: similar ones, and a link to request notifications. */
function NothingFound({ text, unit, nearest }: NothingFoundProps) {
  if (!text) {
    const schedule = unit ? `/cursos?${new URLSearchParams({ unit })}` : '/cursos';
    return (
      <EmptyState
        title="Digite o que você procura"
        action={
          <Link to={schedule}>{unit ? `Ver os cursos da unidade ${unit}` : 'Ver todos os cursos'}</Link>
        }
      />
    );
  }
  return (
    <>
      <EmptyState
        title="Não há resultados para a pesquisa"
        action={
          <div className="cluster center gap-x-5">
            {isAboutProcess(text) ? <ProcessLinks /> : <CourseLinks text={text} />}
          </div>
        }
      >
        Confira a grafia ou tente uma palavra mais curta.
      </EmptyState>
      {nearest.length > 0 && (
        <SearchHitSection
          group={{ id: 'mais-proximo', title: 'O mais próximo que temos', hits: [...nearest] }}
        />
      )}
    </>
  );
}

const processWords = new Set(['edital', 'editais', 'processo', 'processos', 'psg', 'pss', 'concurso']);

const isAboutProcess = (text: string): boolean => tokenise(text).some((word) => processWords.has(word));

const CourseLinks = ({ text }: { text: string }) => (
  <>
    <ButtonLink to={`/interesse?name=${encodeURIComponent(text)}`}>
      Avise-me quando houver um curso assim
    </ButtonLink>
    <Link to="/cursos">Ver todos os cursos</Link>
  </>
);

const ProcessLinks = () => (
  <>
    <ButtonLink to="/psg">Ver os editais de cursos gratuitos (PSG)</ButtonLink>
    <ButtonLink to="/pss" variant="secondary">
      Ver as seleções de trabalho (PSS)
    </ButtonLink>
  </>
);
