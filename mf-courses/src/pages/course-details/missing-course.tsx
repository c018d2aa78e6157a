import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { noInterruption } from '@portal/ui/interruption';
import { PageHeader } from '@portal/ui/page-header';
import { PlainInput } from '@portal/ui/plain-field';
import { isRouteErrorResponse, useHref, useRouteError } from 'react-router-dom';
import styles from './course-details.module.css';

/** Error boundary for an unknown course: possible reasons, and links to other courses. Rethrows any other error. */
export function MissingCourse() {
  const error = useRouteError();
  const action = useHref('/cursos');
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <template {...noInterruption} />
      <PageHeader
        title="Página não encontrada"
        lead="Este curso não está na programação: as turmas podem ter terminado, ou o endereço está incompleto."
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
        noindex
      />
      <Container>
        <div className={`stack gap-6 ${styles.ways}`}>
          <search>
            <form method="get" action={action} className={`stack ${styles.titleSearch}`}>
              <PlainInput
                label="Título do curso"
                name="title"
                type="search"
                enterKeyHint="search"
                maxLength={100}
              />
              <Button type="submit">Buscar</Button>
            </form>
          </search>
          <div className="cluster">
            <ButtonLink to="/cursos" variant="secondary">
              Ver todos os cursos
            </ButtonLink>
            <ButtonLink to="/cursos-livres" variant="secondary">
              Ver cursos livres
            </ButtonLink>
            <ButtonLink to="/interesse" variant="quiet">
              Avise-me quando houver turma
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
}
