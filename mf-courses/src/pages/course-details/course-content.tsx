import type { Course } from '@portal/contract/endpoints/courses';
import { noPrerequisites } from '@portal/contract/format/no-prerequisites';
import { Container } from '@portal/ui/container';
import { RichHtml } from '@portal/ui/rich-html';
import { useId } from 'react';
import styles from './course-details.module.css';

/** Syllabus of a course, with its requirements next to it (A 2.5). */
export function CourseContent({ course: { goals, requirements } }: { course: Course }) {
  const id = useId();
  return (
    <Container>
      <div className={styles.content}>
        <section aria-labelledby={`${id}-goals`}>
          <h2 id={`${id}-goals`}>Ementa</h2>
          {goals ? <RichHtml html={goals} /> : <p>Em Breve</p>}
        </section>
        <section aria-labelledby={`${id}-requirements`} className={styles.requirements}>
          <h2 id={`${id}-requirements`}>Pré Requisitos</h2>
          {requirements.length === 0 && <p>{noPrerequisites}</p>}
          {requirements.map(({ nomeDoTipoDeRequisito: type, requisitos }) => (
            <div key={type}>
              <h3>{type}</h3>
              <ul>
                {requisitos.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </Container>
  );
}
