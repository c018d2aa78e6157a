import { Container } from '@portal/ui/container';
import { PageHeader, type PageHeaderProps } from '@portal/ui/page-header';
import type { ReactNode } from 'react';
import styles from './cards.module.css';
import { Prose } from './prose.tsx';

/** Institutional page: header, text, then further sections. */
export const TextPage = ({
  children,
  after,
  ...header
}: PageHeaderProps & { children: ReactNode; after?: ReactNode }) => (
  <>
    <PageHeader {...header} />
    <Container>
      <div className={styles.state}>
        <Prose>{children}</Prose>
      </div>
    </Container>
    {after}
  </>
);
