import type { Course } from '@portal/shared/contract/courses';
import { useQuery } from '@portal/shared/query';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { Section } from '@portal/shared/ui/section';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { relatedCourses } from '../../domain/related-courses.ts';
import { CourseCarousel } from '../../parts/course-carousel.tsx';
import { scheduleQuery } from '../../parts/courses.queries.ts';

/** Other courses that a visitor of this one may want (A 2.5). */
export function RelatedCourses({ course: { id, axis_technology: axis, segment } }: { course: Course }) {
  const schedule = useQuery(scheduleQuery());
  const near = (courses: NonNullable<typeof schedule.data>) => relatedCourses(courses, { id, axis, segment });
  return (
    <Section title="Cursos Relacionados">
      <AsyncRegion
        query={schedule}
        loading={<Skeleton kind="ticket" count={3} label="Carregando os cursos…" />}
        empty={(courses) => near(courses).length === 0}
        emptyState={<EmptyState title="Não há outros cursos desta área no momento" />}
        failedTitle="Não foi possível carregar os cursos"
      >
        {(courses) => <CourseCarousel label="Outros cursos da área" courses={near(courses)} />}
      </AsyncRegion>
    </Section>
  );
}
