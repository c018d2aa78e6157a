import { Container } from '@portal/ui/container';
import { PageHeader, type PageHeaderProps } from '@portal/ui/page-header';
import type { ReactNode } from 'react';
import styles from './prose.module.css';

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
        <div className="py-6 pageEnd">
          <Prose>{children}</Prose>
        </div>
      </Container>
    )}
    {after}
  </>
);

interface ProseProps {
  /** Paragraphs side by side in wide windows, for a few of similar length. */
  columns?: boolean;
  children: ReactNode;
}

/** Text of an institutional page: headings, paragraphs and lists at a readable width. */
export const Prose = ({ columns = false, children }: ProseProps) => (
  <div className={`marked measure ${styles.prose} ${columns ? styles.columns : ''}`}>{children}</div>
);
