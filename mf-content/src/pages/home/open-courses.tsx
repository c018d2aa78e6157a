import { Slot } from '@portal/platform/remote';
import { FailedState } from '@portal/ui/failed-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { Link } from 'react-router-dom';

/** 'Inscrições abertas': the remote that fills the slot renders the cards (A 2.2). */
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
      pending={<Skeleton kind="courseCard" count={4} label="Carregando os cursos…" />}
      failed={(retry) => (
        <FailedState title="Não foi possível carregar as inscrições abertas" onRetry={retry} />
      )}
    />
  </Section>
);
