import { interestPath } from '@portal/shared/catalogue/interest-path';
import type { Course, CourseClass } from '@portal/shared/contract/courses';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { ClassChoice } from './class-choice.tsx';
import { OfferedClass } from './offered-class.tsx';

interface ClassesSectionProps {
  course: Course;
  /** The class that is shown; undefined for a course without any. */
  shown: CourseClass | undefined;
  /** When the course was fetched, in milliseconds: server and browser judge dates by the same moment. */
  seenAt: number;
  /** Where the classes are on the page. */
  anchor: string;
}

/** The classes of a course, one at a time, chosen by city (A 2.5). */
export const ClassesSection = ({ course, shown, seenAt, anchor }: ClassesSectionProps) => (
  <Section
    id={anchor}
    title="Turmas disponíveis"
    tone="rio"
    action={
      shown && <ClassChoice courseId={course.id} classes={course.classes} chosen={shown} anchor={anchor} />
    }
  >
    {shown ? (
      <OfferedClass course={course} offered={shown} seenAt={seenAt} />
    ) : (
      <EmptyState
        title="Nenhuma turma prevista no momento"
        action={<ButtonLink to={interestPath(course.title)}>Avise-me de novas turmas</ButtonLink>}
      />
    )}
  </Section>
);
