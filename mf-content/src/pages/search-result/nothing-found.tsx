import { tokenise } from '@portal/contract/text-search/tokenise';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Link } from 'react-router-dom';
import type { SearchHit } from '../../domain/search-hit.ts';
import { SearchHitSection } from './search-hit-section.tsx';
import styles from './search-result.module.css';

interface NothingFoundProps {
  /** '' for an empty search. */
  text: string;
  unit: string;
  nearest: readonly SearchHit[];
}

/** No results: similar ones, and a link to request notifications. */
export function NothingFound({ text, unit, nearest }: NothingFoundProps) {
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
          <div className={styles.ways}>
            {isAboutProcess(text) ? <ProcessLinks /> : <CourseLinks text={text} />}
          </div>
        }
      >
        Confira a grafia ou tente uma palavra mais curta.
      </EmptyState>
      {nearest.length > 0 && (
        <SearchHitSection
          group={{ id: 'mais-proximo', title: 'O mais próximo que temos', findings: [...nearest] }}
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
