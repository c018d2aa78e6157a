import { isOver } from '@portal/contract/catalogue/enrolment-state';
import { otherPlaces } from '@portal/contract/catalogue/other-places';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { Container } from '@portal/ui/container';
import { OtherPlaces } from '@portal/ui/other-places';
import { useEnrolmentMoment } from './use-enrolment-moment.ts';

interface OtherClassesProps {
  course: Course;
  shown: CourseClass;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
}

/** Other places with open classes of the course, if the shown class is closed. */
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
