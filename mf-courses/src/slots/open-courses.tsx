import { preload, useQuery } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { CourseCarousel } from '../parts/course-carousel.tsx';
import { openCoursesQuery } from './open-courses.queries.ts';

export const loader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  preload(context, openCoursesQuery());

/** The home page's open courses: at most eight, with enrolment open (A 2.2, A 9). */
export default function OpenCourses() {
  const open = useQuery(openCoursesQuery());
  return (
    <AsyncRegion
      query={open}
      loading={<Skeleton kind="ticket" count={4} label="Carregando os cursos…" />}
      emptyState={<EmptyState title="Nenhuma inscrição aberta no momento" />}
      failedTitle="Não foi possível carregar os cursos"
    >
      {(courses) => (
        <CourseCarousel
          label="Inscrições abertas"
          perPage="compact"
          courses={courses}
          seenAt={open.dataUpdatedAt}
        />
      )}
    </AsyncRegion>
  );
}
