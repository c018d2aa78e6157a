import { Container } from '@portal/ui/container';
import { PageHeader, type PageHeaderProps } from '@portal/ui/page-header';
import type { ReactNode } from 'react';
import styles from './cards.module.css';
import { Prose } from './prose.tsx';

/** Layout of the Markdown pages (`shared/tooling/build/markdown-pages.ts`): header, text, then further sections. */
export const TextPage = ({
  children,
  after,
  ...header
}: PageHeaderProps & { children: ReactNode; after: ReactNode }) => (
  <>
    <PageHeader {...header} />
    {children && (
      <Container>
        <div className={styles.state}>
          <Prose>{children}</Prose>
        </div>
      </Container>
    )}
    {after}
  </>
);
