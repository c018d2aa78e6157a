import { Slot } from '@portal/platform/remote';
import { FailedState } from '@portal/ui/failed-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { Link } from 'react-router-dom';

/** 'Inscrições abertas': the remote that fills the slot renders the cards (A 2.2). */
export const OpenCourses = () => (
  <Section
    title="Inscrições abertas"
    action={
      <Link to="/cursos-livres">
        Ver todos<span className="visuallyHidden"> os cursos com inscrições abertas</span>
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
