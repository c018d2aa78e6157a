import type { Course } from '@portal/shared/contract/courses';
import { RichHtml } from '@portal/shared/ui/rich-html';
import { Section } from '@portal/shared/ui/section';
import styles from './course-details.module.css';

/** What is taught, and what is asked of who wants to learn it (A 2.5). */
export const CourseContent = ({ course: { goals, requirements } }: { course: Course }) => (
  <>
    <Section title="Ementa">{goals ? <RichHtml html={goals} /> : <p>Em Breve</p>}</Section>
    <Section title="Pré Requisitos" tone="areia">
      {requirements.length > 0 ? (
        <div className={styles.requirements}>
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
        </div>
      ) : (
        <p>Não há pré requisitos</p>
      )}
    </Section>
  </>
);
