import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import { Container } from '../container/container.tsx';
import { noInterruption } from '../interruption/interruption.tsx';
import { KeywordSearch } from '../keyword-search/keyword-search.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import styles from './missing-page.module.css';

interface MissingPageProps {
  /** What is not there, and what may have become of it. */
  lead: string;
  breadcrumbs?: readonly Crumb[];
  /** Where to go on. */
  children?: ReactNode;
}

/**
 * Error boundary of a page whose address may name nothing: the advice for that kind of page, and a search.
 * @throws in rendering any error but "not found", for the boundary around it
 */
export function MissingPage(advice: MissingPageProps) {
  const error = useRouteError();
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error;
  return <MissingAdvice {...advice} />;
}

/** Says that a page is not there, and offers a search. */
export const MissingAdvice = ({ lead, breadcrumbs, children }: MissingPageProps) => (
  <div {...noInterruption}>
    <PageHeader title="Página não encontrada" lead={lead} breadcrumbs={breadcrumbs} noindex>
      <KeywordSearch path="/searchResult" name="search" label="Pesquise no site" value="" />
    </PageHeader>
    {children && (
      <Container>
        <div className={styles.ways}>{children}</div>
      </Container>
    )}
  </div>
);
