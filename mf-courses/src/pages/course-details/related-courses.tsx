import type { Course } from '@portal/contract/endpoints/courses';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { CourseList } from '../../parts/course-list.tsx';
import styles from './course-details.module.css';
import { relatedCoursesQuery } from './course-details.queries.ts';

/** Related courses (A 2.5). */
export function RelatedCourses({ course }: { course: Course }) {
  const related = useQuery(relatedCoursesQuery(course));
  const seenAt = useSeenAt(related.dataUpdatedAt);
  return (
    <div className={styles.related}>
      <Section title="Cursos Relacionados">
        <AsyncRegion
          query={related}
          loading={<Skeleton kind="courseCard" count={3} label="Carregando os cursos…" />}
          emptyState={<EmptyState title="Não há outros cursos desta área no momento" />}
          failedTitle="Não foi possível carregar os cursos"
        >
          {(courses) => <CourseList label="Outros cursos da área" courses={courses} seenAt={seenAt} />}
        </AsyncRegion>
      </Section>
    </div>
  );
}
