import { courseHead, toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import type { Course } from '@portal/contract/endpoints/courses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { pickedClass } from '../../domain/chosen-class.ts';
import type { PickedClass } from '../../domain/schedule-shortlist.ts';
import { pickedCourseQuery } from '../../parts/picked-course.queries.ts';
import { ScheduleCard } from '../../parts/schedule-card.tsx';
import { togglePick } from '../../parts/shortlist-store.ts';
import { UnavailableCourse } from '../../parts/unavailable-course.tsx';

/** Saved class with current data, or the course's next class if it is gone. */
export function SavedCourse({ pick }: { pick: PickedClass }) {
  const course = useQuery(pickedCourseQuery(pick.id));
  const seenAt = useSeenAt(course.dataUpdatedAt);
  return (
    <AsyncRegion
      query={course}
      loading={<Skeleton kind="courseCard" count={1} label={`Carregando ${pick.title}…`} />}
      empty={(data) => data === null}
      emptyState={
        <UnavailableCourse
          title={pick.title}
          action={
            <Button variant="secondary" onClick={() => togglePick('saved', pick)}>
              Remover <span className="visuallyHidden">{pick.title}</span>
            </Button>
          }
        />
      }
      failedTitle={`Não foi possível carregar ${pick.title}`}
    >
      {(data) => data && <ScheduleCard course={createCard(data, pick)} seenAt={seenAt} pick={pick} />}
    </AsyncRegion>
  );
}

/** Returns the course's card data with the saved class first. */
function createCard(course: Course, { classId }: PickedClass) {
  const saved = pickedClass(course, classId);
  return { ...courseHead(course), classes: saved ? [toCatalogueClass(saved)] : [] };
}
