import type { Course } from '@portal/shared/contract/courses';
import { useSearchParams } from '@portal/shared/router';
import { ButtonLink } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { Section } from '@portal/shared/ui/section';
import { byStart, chosenClass } from '../../domain/chosen-class.ts';
import { ClassCard } from './class-card.tsx';
import { ClassChoice } from './class-choice.tsx';

interface ClassesSectionProps {
  course: Course;
  /** When the course was fetched, in milliseconds: server and browser judge dates by the same moment. */
  seenAt: number;
}

/** The classes of a course, one at a time, chosen by city (A 2.5). */
export function ClassesSection({ course, seenAt }: ClassesSectionProps) {
  const [search] = useSearchParams();
  const shown = chosenClass(course.classes, search.get('turma'));
  return (
    <Section
      title="Turmas disponíveis"
      tone="rio"
      action={shown && <ClassChoice courseId={course.id} classes={byStart(course.classes)} chosen={shown} />}
    >
      {shown ? (
        <ClassCard course={course} offered={shown} now={seenAt} />
      ) : (
        <EmptyState
          title="Nenhuma turma prevista no momento"
          action={
            <ButtonLink to={`/interesse?name=${encodeURIComponent(course.title)}`}>
              Avise-me de novas turmas
            </ButtonLink>
          }
        />
      )}
    </Section>
  );
}
