import { byStart } from '@portal/contract/catalogue/by-start';
import { interestPath } from '@portal/contract/catalogue/interest';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { formatShortDate } from '@portal/contract/format/date';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { ChoiceForm, ChoiceSelect } from './choice-select.tsx';
import { OfferedClass } from './offered-class.tsx';

interface ClassesSectionProps {
  course: Course;
  /** Undefined for a course without classes. */
  shown: CourseClass | undefined;
  /** Timestamp at which the course was fetched: server and browser compare dates with it. */
  seenAt: number;
  /** Anchor of the classes. */
  anchor: string;
}

/** Classes of a course, one at a time, selected by city (A 2.5). */
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

interface ClassChoiceProps {
  courseId: number;
  classes: readonly CourseClass[];
  chosen: CourseClass;
  /** Anchor of the classes. */
  anchor: string;
}

/** City select: shows the class of another city (A 2.5). */
const ClassChoice = ({ courseId, classes, chosen, anchor }: ClassChoiceProps) => (
  <ChoiceForm courseId={courseId}>
    <ChoiceSelect
      courseId={courseId}
      name="turma"
      label="Cidade"
      value={String(chosen.planoDoCursoId)}
      submitLabel="Ver turma"
      anchor={anchor}
    >
      {byStart(classes).map((each) => (
        <option key={each.planoDoCursoId} value={each.planoDoCursoId}>
          {`${each.localidade ?? 'Local: em breve'} · ${formatShortDate(each.dataPeriodoExecucaoInicial)}`}
        </option>
      ))}
    </ChoiceSelect>
  </ChoiceForm>
);
