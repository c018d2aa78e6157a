import { homeQuery } from '@portal/client/home-query';
import { now } from '@portal/contract/clock';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Carousel } from '@portal/ui/carousel';
import { CourseCard } from '@portal/ui/course-card';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

const MAX_COURSES = 8;

/** Cards of open courses (A 2.2, A 9). Their code loads on demand: server-rendered pages contain its result. */
const openCoursesQuery = () =>
  queryOptions({
    queryKey: ['open-courses'],
    queryFn: async ({ client }) => {
      const { courses } = await client.fetchQuery(homeQuery());
      const { openCards } = await import('./open-cards.ts');
      return openCards(courses, now()).slice(0, MAX_COURSES);
    },
  });

export const loader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  preload(context, openCoursesQuery());

/** Open courses on the home page: at most eight (A 2.2, A 9). */
export default function OpenCourses() {
  return (
    <AsyncRegion
      query={useQuery(openCoursesQuery())}
      loading={<Skeleton kind="courseCard" count={4} label="Carregando os cursos…" />}
      emptyState={<EmptyState title="Nenhuma inscrição aberta no momento" />}
      failedTitle="Não foi possível carregar os cursos"
    >
      {(cards) => (
        <Carousel
          label="Inscrições abertas"
          perPage="compact"
          late
          slides={cards.map((card) => ({
            key: card.to,
            label: card.title,
            node: <CourseCard {...card} />,
          }))}
        />
      )}
    </AsyncRegion>
  );
}
