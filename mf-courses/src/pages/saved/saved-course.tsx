import { useQuery } from '@portal/runtime/query';
import { toCatalogueCourse } from '@portal/shared/catalogue/catalogue-course';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import type { PickedCourse } from '../../domain/schedule-shortlist.ts';
import { pickedCourseQuery } from '../../parts/picked-course.queries.ts';
import { ScheduleCard } from '../../parts/schedule-card.tsx';
import { togglePick } from '../../parts/shortlist-store.ts';
import { UnavailableCourse } from '../../parts/unavailable-course.tsx';

/** One saved course with what the schedule says of it today. */
export function SavedCourse({ pick }: { pick: PickedCourse }) {
  const course = useQuery(pickedCourseQuery(pick.id));
  return (
    <AsyncRegion
      query={course}
      loading={<Skeleton kind="ticket" count={1} label={`Carregando ${pick.title}…`} />}
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
      {(data) => data && <ScheduleCard course={toCatalogueCourse(data)} />}
    </AsyncRegion>
  );
}
