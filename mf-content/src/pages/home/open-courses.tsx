import { Slot } from '@portal/shared/federation';
import { Link } from '@portal/shared/router';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Section } from '@portal/shared/ui/section';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { VisuallyHidden } from '@portal/shared/ui/visually-hidden';

/** 'Inscrições abertas': its cards come from whichever remote fills the slot (A 2.2). */
export const OpenCourses = () => (
  <Section
    title="Inscrições abertas"
    action={
      <Link to="/cursos-livres">
        Ver todos<VisuallyHidden> os cursos com inscrições abertas</VisuallyHidden>
      </Link>
    }
  >
    <Slot
      name="open-courses"
      pending={<Skeleton kind="ticket" count={4} label="Carregando os cursos…" />}
      failed={(retry) => (
        <FailedState title="Não foi possível carregar as inscrições abertas" onRetry={retry} />
      )}
    />
  </Section>
);
