import { type ReactNode, useId } from 'react';
import { Container } from '../container/container.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Link or button next to the title, such as "Ver todos". */
  action?: ReactNode;
  /** Background: page, sand band, river (for actions) or night. */
  tone?: 'papel' | 'areia' | 'rio' | 'noite';
  /** Anchor. */
  id?: string;
  children: ReactNode;
}

/** Titled band of a page: full-width, with its content in the grid. */
export function Section({ title, action, tone = 'papel', id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section} data-tone={tone}>
      <div className={styles.ground}>
        <Container>
          <header className={`cluster between baseline gap-2 gap-x-6 mb-6 ${styles.head}`}>
            <h2 id={titleId}>{title}</h2>
            {action && <div>{action}</div>}
          </header>
          {children}
        </Container>
      </div>
    </section>
  );
}
