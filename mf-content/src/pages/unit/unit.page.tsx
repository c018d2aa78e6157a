import { shareImage } from '@portal/client/addresses/portal-url';
import { call } from '@portal/client/api';
import { courseCard } from '@portal/client/catalogue/course-card';
import { now } from '@portal/contract/clock';
import { listCourses } from '@portal/contract/endpoints/courses';
import { mapLink } from '@portal/contract/format/links';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { CourseCard } from '@portal/ui/course-card';
import { MissingPage } from '@portal/ui/missing-page';
import { PageHeader } from '@portal/ui/page-header';
import { Picture } from '@portal/ui/picture';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { openCoursesOfUnit } from '../../domain/units.ts';
import { PaginatedRegion } from '../../parts/list-page.tsx';
import { UnitContact, unitQuery } from '../../parts/unit-contact.tsx';
import styles from './unit.module.css';

const breadcrumbs = [{ label: 'Unidades', to: '/unidades' }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, unitQuery(params.name ?? ''), unitCoursesQuery(params.name ?? ''));

/** /unidades/{name}: contacts of a unit, and its courses with open enrolment. */
export function Component() {
  const { name = '' } = useParams();
  const unit = useQuery(unitQuery(name));
  const found = unit.data;
  const image = shareImage(found?.image);
  const map = found && (found.map_url ?? mapLink(found.address));
  return (
    <>
      <PageHeader
        title={found ? `Unidade ${found.name}` : 'Unidade'}
        breadcrumbs={breadcrumbs}
        description={found && `Endereço, horário, telefone e cursos da unidade ${found.name}.`}
        image={found && image ? { url: image, alt: found.name } : null}
      />
      <Container>
        <AsyncRegion
          query={unit}
          loading={<Skeleton kind="text" count={4} label="Carregando a unidade…" />}
          failedTitle="Não foi possível carregar a unidade"
        >
          {(loaded) => (
            <div className={`stack gap-8 ${styles.unit}`}>
              <div className="stack top gap-5">
                {/* The button below links to the map. */}
                <UnitContact unit={{ ...loaded, map_url: null }} />
                {map && (
                  <div>
                    <ButtonLink href={map} external variant="secondary">
                      Ver no mapa
                    </ButtonLink>
                  </div>
                )}
              </div>
              <Picture src={loaded.image} alt="" width={800} height={450} priority />
            </div>
          )}
        </AsyncRegion>
      </Container>
      {found && <UnitCourses name={name} unit={found.name} />}
    </>
  );
}

export const ErrorBoundary = () => (
  <MissingPage
    lead="A unidade pode ter mudado de nome, ou o endereço está incompleto."
    breadcrumbs={breadcrumbs}
  >
    <ButtonLink to="/unidades">Ver todas as unidades</ButtonLink>
  </MissingPage>
);

interface UnitCoursesProps {
  /** Slug of the unit. */
  name: string;
  unit: string;
}

/** Courses with open enrolment in a unit, each with a link to its class there. */
function UnitCourses({ name, unit }: UnitCoursesProps) {
  const open = useQuery(unitCoursesQuery(name));
  const seenAt = useSeenAt(open.dataUpdatedAt);
  const query = new URLSearchParams({ unit });
  return (
    <Section title="Inscrições abertas nesta unidade">
      <PaginatedRegion
        query={open}
        itemsOf={(courses) => courses}
        what="os cursos"
        skeleton={{ kind: 'courseCard', count: 4 }}
        empty="Nenhuma inscrição aberta nesta unidade no momento."
      >
        {(shown) => (
          <ul className="stack columns gap-6">
            {shown.map((course) => (
              <li key={course.id}>
                <CourseCard {...courseCard(course, seenAt)} />
              </li>
            ))}
          </ul>
        )}
      </PaginatedRegion>
      <p className="cluster mt-6">
        <ButtonLink to={`/cursos?${query}`} variant="secondary">
          Todos os cursos pagos da unidade
        </ButtonLink>
        <ButtonLink to={`/cursos-livres?${query}`} variant="secondary">
          Todos os cursos livres da unidade
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Courses with open enrolment in a unit, by its slug. */
const unitCoursesQuery = (name: string) =>
  queryOptions({
    queryKey: ['unit-courses', name],
    queryFn: async ({ client, signal }) => {
      const { name: unit } = await client.ensureQueryData(unitQuery(name));
      const courses = await call(listCourses, { query: { unit }, signal });
      return openCoursesOfUnit(courses, unit, now());
    },
  });
