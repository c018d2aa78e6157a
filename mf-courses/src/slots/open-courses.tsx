import { homeQuery } from '@portal/runtime/home-query';
import { preload, useQuery } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { toCatalogueCourse } from '@portal/shared/catalogue/catalogue-course';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { CourseCarousel } from '../parts/course-carousel.tsx';

const SHOWN = 8;

export const loader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => preload(context, homeQuery());

/** The home page's open courses: at most eight, with enrolment open (A 2.2, A 9). */
export default function OpenCourses() {
  const home = useQuery(homeQuery());
  return (
    <AsyncRegion
      query={home}
      loading={<Skeleton kind="ticket" count={4} label="Carregando os cursos…" />}
      empty={({ courses }) => courses.every(({ enrollment_open }) => enrollment_open !== 1)}
      emptyState={<EmptyState title="Nenhuma inscrição aberta no momento" />}
      failedTitle="Não foi possível carregar os cursos"
    >
      {({ courses }) => (
        <CourseCarousel
          label="Inscrições abertas"
          perPage="compact"
          courses={courses
            .filter(({ enrollment_open }) => enrollment_open === 1)
            .slice(0, SHOWN)
            .map(toCatalogueCourse)}
        />
      )}
    </AsyncRegion>
  );
}
