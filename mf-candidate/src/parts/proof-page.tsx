import type { UseQueryResult } from '@portal/shared/query';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { ButtonLink } from '@portal/shared/ui/button';
import { Container } from '@portal/shared/ui/container';
import { PageHeader } from '@portal/shared/ui/page-header';
import { RequireSession } from '@portal/shared/ui/require-session';
import { Skeleton } from '@portal/shared/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './proof-page.module.css';

interface ProofProps<Data> {
  query: UseQueryResult<Data>;
  /** The PDF's address, null while it is not known. */
  pdfUrl: string | null;
  children: (data: Data) => ReactNode;
}

/** Frame of every receipt and sheet: title, the way back, and only for who is logged in (B 2.7). */
export function ProofPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: 'Área do candidato', to: '/area_do_candidato' }]}
        noindex
      />
      <RequireSession>
        <Container>{children}</Container>
      </RequireSession>
    </>
  );
}

/** The document itself: its facts as text, its PDF by a link. */
export function Proof<Data>({ query, pdfUrl, children }: ProofProps<Data>) {
  return (
    <div className={styles.proof}>
      <div className={styles.actions}>
        <ButtonLink to="/area_do_candidato" variant="secondary">
          Voltar
        </ButtonLink>
        {pdfUrl && (
          <ButtonLink href={pdfUrl} external>
            Abrir PDF
          </ButtonLink>
        )}
      </div>
      <AsyncRegion
        query={query}
        loading={<Skeleton kind="text" count={8} label="Carregando o documento…" />}
        empty={() => false}
        failedTitle="Não foi possível abrir este documento"
      >
        {children}
      </AsyncRegion>
    </div>
  );
}

/** Name and value pairs of a document; what is missing prints blank, as on paper (B 2.7). */
export const Facts = ({ facts }: { facts: readonly (readonly [term: string, value: string | null])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, value]) => (
      <div key={term} className={styles.fact}>
        <dt>{term}</dt>
        <dd>{value || '—'}</dd>
      </div>
    ))}
  </dl>
);
