import { type ReactNode, useId } from 'react';
import { Container } from '../container/container.tsx';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** A link or button beside the title, such as "Ver todos". */
  action?: ReactNode;
  /** The ground it stands on: page, sand band, river (where one acts) or night. */
  tone?: 'papel' | 'areia' | 'rio' | 'noite';
  /** Anchor of the section. */
  id?: string;
  children: ReactNode;
}

/** A titled band of a page, as wide as the window, its content as wide as the grid. */
export function Section({ title, action, tone = 'papel', id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section} data-tone={tone}>
      <div className={styles.ground}>
        <Container>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {action && <div className={styles.action}>{action}</div>}
          </div>
          {children}
        </Container>
      </div>
    </section>
  );
}
