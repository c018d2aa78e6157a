import { isOver } from '@portal/shared/catalogue/is-over';
import { otherPlaces } from '@portal/shared/catalogue/other-places';
import type { Course, CourseClass } from '@portal/shared/contract/courses';
import { Container } from '@portal/ui/container';
import { OtherPlaces } from '@portal/ui/other-places';
import { useEnrolmentMoment } from './use-enrolment-moment.ts';

interface OtherClassesProps {
  course: Course;
  /** The class that the page shows. */
  shown: CourseClass;
  /** When the course was fetched, in milliseconds. */
  seenAt: number;
}

/** Where else the course can be taken, when the class that is shown is closed. */
export function OtherClasses({ course, shown, seenAt }: OtherClassesProps) {
  const now = useEnrolmentMoment(shown, seenAt);
  if (!shown.localidade || !isOver(shown, now)) return null;
  const classes = course.classes.map((each) => ({ id: each.planoDoCursoId, classes: [each] }));
  const isOpenHere = course.classes.some(
    (each) => each.localidade === shown.localidade && !isOver(each, now),
  );
  const places = otherPlaces(classes, 'city', shown.localidade, now);
  if (isOpenHere || places.length === 0) return null;
  return (
    <Container>
      <OtherPlaces
        kind="city"
        missing={shown.localidade}
        what="turma com matrícula aberta"
        places={places}
        to={({ classId }) => `/detalhes/${course.id}?turma=${classId}`}
      />
    </Container>
  );
}
