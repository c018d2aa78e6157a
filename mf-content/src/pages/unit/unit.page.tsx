import { shareImage } from '@portal/client/addresses/share-image';
import { mapLink } from '@portal/contract/format/links';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { MissingPage } from '@portal/ui/missing-page';
import { PageHeader } from '@portal/ui/page-header';
import { Picture } from '@portal/ui/picture';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { UnitContact } from '../../parts/unit-contact.tsx';
import { unitQuery } from '../../parts/units.queries.ts';
import styles from './unit.module.css';
import { unitCoursesQuery } from './unit.queries.ts';
import { UnitCourses } from './unit-courses.tsx';

const breadcrumbs = [{ label: 'Unidades', to: '/unidades' }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, unitQuery(params.name ?? ''), unitCoursesQuery(params.name ?? ''));

/** /unidades/{name}: contacts of a unit, and its courses with open enrolment. */
export function Component() {
  const { name = '' } = useParams();
  const unit = useQuery(unitQuery(name));
  const found = unit.data;
  const image = shareImage(found?.image);
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
            <div className={styles.unit}>
              <div className={styles.contact}>
                {/* The button below links to the map. */}
                <UnitContact unit={{ ...loaded, map_url: null }} />
                <UnitMapLink map={loaded.map_url ?? mapLink(loaded.address)} />
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

const UnitMapLink = ({ map }: { map: string | null }) =>
  map && (
    <div>
      <ButtonLink href={map} external variant="secondary">
        Ver no mapa
      </ButtonLink>
    </div>
  );

export const ErrorBoundary = () => (
  <MissingPage
    lead="A unidade pode ter mudado de nome, ou o endereço está incompleto."
    breadcrumbs={breadcrumbs}
  >
    <ButtonLink to="/unidades">Ver todas as unidades</ButtonLink>
  </MissingPage>
);
