import { preload, queryClientContext, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useParams } from '@portal/shared/router';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { ButtonLink } from '@portal/shared/ui/button';
import { Container } from '@portal/shared/ui/container';
import { PageHeader } from '@portal/shared/ui/page-header';
import { ShareBar } from '@portal/shared/ui/share-bar';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { chosenClass } from '../../domain/chosen-class.ts';
import { scheduleQuery } from '../../parts/courses.queries.ts';
import { ClassesSection } from './classes-section.tsx';
import { CourseContent } from './course-content.tsx';
import styles from './course-details.module.css';
import { courseQuery, discountPoliciesQuery, paymentsQuery, unitsQuery } from './course-details.queries.ts';
import { DiscountPolicies } from './discount-policies.tsx';
import { RelatedCourses } from './related-courses.tsx';

/** The payment lines depend on the class that the course turns out to have: they are fetched after it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const course = courseQuery(params.id ?? '');
  await preload(context, course, discountPoliciesQuery(), unitsQuery(), scheduleQuery());
  const loaded = context.get(queryClientContext).getQueryData(course.queryKey);
  const shown = chosenClass(loaded?.classes ?? [], new URL(request.url).searchParams.get('turma'));
  return shown ? preload(context, paymentsQuery(shown.planoDoCursoId)) : null;
}

/** /detalhes/{id}: a course with its classes, prices and discounts (A 2.5). */
export function Component() {
  const { id = '' } = useParams();
  const course = useQuery(courseQuery(id));
  const title = course.data?.title ?? 'Curso';
  return (
    <>
      <PageHeader
        title={title}
        area={course.data?.segment ?? undefined}
        lead={course.data?.workload ? `Carga horária de ${course.data.workload} horas` : undefined}
        breadcrumbs={[
          course.data?.modality_id === 1
            ? { label: 'Cursos livres', to: '/cursos-livres' }
            : { label: 'Cursos', to: '/cursos' },
        ]}
      />
      <AsyncRegion
        banded
        query={course}
        loading={<Skeleton kind="ticket" count={2} label="Carregando o curso…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o curso"
      >
        {(data) => (
          <>
            <ClassesSection course={data} seenAt={course.dataUpdatedAt} />
            <CourseContent course={data} />
            <Container>
              <div className={styles.links}>
                <ButtonLink to={`/interesse?name=${encodeURIComponent(data.title)}`} variant="secondary">
                  Interesse em novas turmas
                </ButtonLink>
                <ShareBar title={data.title} />
              </div>
            </Container>
            {data.modality_id !== 1 && <DiscountPolicies />}
            <RelatedCourses course={data} />
          </>
        )}
      </AsyncRegion>
    </>
  );
}
