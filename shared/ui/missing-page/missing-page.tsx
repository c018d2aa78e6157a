import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Container } from '../container/container.tsx';
import { noInterruption } from '../interruption/interruption.tsx';
import { KeywordSearch } from '../keyword-search/keyword-search.tsx';
import { type Crumb, PageHeader } from '../page-header/page-header.tsx';

interface MissingPageProps {
  /** Explains what is missing, and why it may be. */
  lead: string;
  breadcrumbs?: readonly Crumb[];
  /** Further links. */
  children?: ReactNode;
}

/**
 * Error boundary of a page whose path may not exist: advice for that kind of page, and a search.
 * @throws any error but "not found" while rendering, for the boundary around it
 */
export function MissingPage(advice: MissingPageProps) {
  const error = useRouteError();
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error;
  return <MissingAdvice {...advice} />;
}

/** Explains that a page does not exist and offers a search. */
export const MissingAdvice = ({ lead, breadcrumbs, children }: MissingPageProps) => (
  <div {...noInterruption}>
    <PageHeader title="Página não encontrada" lead={lead} breadcrumbs={breadcrumbs} noindex>
      <KeywordSearch path="/searchResult" name="search" label="Pesquise no site" value="" />
    </PageHeader>
    {children && (
      <Container>
        <div className="cluster gap-4 pageEnd">{children}</div>
      </Container>
    )}
  </div>
);
