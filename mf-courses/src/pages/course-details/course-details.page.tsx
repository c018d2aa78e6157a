import { portalUrl, shareImage } from '@portal/client/addresses/portal-url';
import { byStart } from '@portal/contract/catalogue/catalogue-course';
import { interestPath } from '@portal/contract/catalogue/interest';
import { cardSize } from '@portal/contract/endpoints/course-details';
import type { Course, CourseClass, CourseDetails } from '@portal/contract/endpoints/courses';
import { formatShortDate } from '@portal/contract/format/date';
import { summary } from '@portal/contract/format/plain-text';
import { shareMessage } from '@portal/contract/format/share-message';
import { noPrerequisites } from '@portal/contract/format/text';
import { ofInstitution } from '@portal/contract/institution/names';
import { preload, queryClientContext } from '@portal/platform/remote';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { CourseKinds } from '@portal/ui/course-kinds';
import { EmptyState } from '@portal/ui/empty-state';
import { noInterruption } from '@portal/ui/interruption';
import { PageHeader } from '@portal/ui/page-header';
import type { ShareImage } from '@portal/ui/page-meta';
import { PlainInput } from '@portal/ui/plain-field';
import { PrintOrigin } from '@portal/ui/print-origin';
import { RichHtml } from '@portal/ui/rich-html';
import { SaveOffline } from '@portal/ui/save-offline';
import { Section } from '@portal/ui/section';
import { ShareBar } from '@portal/ui/share-bar';
import { Skeleton } from '@portal/ui/skeleton';
import { StructuredData } from '@portal/ui/structured-data';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  useHref,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { courseData } from '../../domain/course-data.ts';
import { chosenClass, isGone, sharedOffer } from '../../domain/offered-class.ts';
import { CompareBar, CourseList } from '../../parts/course-list.tsx';
import { RequestedClasses, wishedClassesQuery } from '../../parts/requested-classes.tsx';
import { ChoiceForm, ChoiceSelect, choiceNames, useChoices } from './choice-select.tsx';
import styles from './course-details.module.css';
import {
  courseQuery,
  discountPoliciesQuery,
  paymentsQuery,
  psgNoticesQuery,
  relatedCoursesQuery,
  unitsQuery,
} from './course-details.queries.ts';
import { DiscountPolicies } from './discount-policies.tsx';
import { CLASSES_ID, ClassBar, OfferedClass, OtherClasses } from './enrolment.tsx';

/** Payment methods and related courses depend on the course: they are fetched after it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const course = courseQuery(params.id ?? '');
  await preload(context, course, discountPoliciesQuery(), unitsQuery());
  const loaded = context.get(queryClientContext).getQueryData(course.queryKey);
  if (loaded) {
    const shown = chosenClass(loaded.classes, new URL(request.url).searchParams.get('turma'));
    const payments = shown ? [paymentsQuery(shown.planoDoCursoId)] : [];
    const notices = loaded.modality_id === 1 ? [psgNoticesQuery(loaded.title)] : [];
    const wished = wishedClassesQuery(loaded.title);
    await preload(context, relatedCoursesQuery(loaded), wished, ...payments, ...notices);
  }
  return null;
}

/** Maximum length of a description in shared links. */
const MAX_DESCRIPTION = 200;

/** /detalhes/{id}: a course with its classes, prices and discounts (A 2.5). */
export function Component() {
  const { id = '' } = useParams();
  const choices = useChoices();
  const course = useQuery(courseQuery(id));
  const seenAt = useSeenAt(course.dataUpdatedAt);
  const { title = 'Curso', segment, workload, goals, modality_id } = course.data ?? {};
  const shown = chosenClass(course.data?.classes ?? [], choices.get('turma'));
  return (
    <>
      <PrintOrigin parameters={choiceNames} />
      <PageHeader
        title={title}
        area={segment ?? undefined}
        lead={workload && !shown ? `Carga horária de ${workload} horas` : undefined}
        description={summary(goals ?? '', MAX_DESCRIPTION) || undefined}
        image={course.data && courseImage(course.data)}
        breadcrumbs={[
          modality_id === 1
            ? { label: 'Cursos livres', to: '/cursos-livres' }
            : { label: 'Cursos', to: '/cursos' },
        ]}
      />
      <AsyncRegion
        banded
        query={course}
        loading={<Skeleton kind="courseCard" count={2} label="Carregando o curso…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o curso"
      >
        {(data) => (
          <>
            <CourseSchema course={data} seenAt={seenAt} />
            {shown && <ClassBar course={data} offered={shown} seenAt={seenAt} />}
            {shown && <OtherClasses course={data} offered={shown} seenAt={seenAt} />}
            <ClassesSection course={data} shown={shown} seenAt={seenAt} />
            <Container>
              <div className="stack pt-8">
                {isGone(data.classes, choices.get('turma')) && (
                  <Alert tone="info" title="A turma deste endereço saiu da programação">
                    {shown ? 'Mostramos a próxima turma do curso.' : 'Peça para saber quando houver outra.'}
                  </Alert>
                )}
                {data.modality_id === 1 && <PsgNotices title={data.title} />}
                <CourseKinds />
              </div>
            </Container>
            <CourseContent course={data} />
            <Container>
              <RequestedClasses course={data.title} />
              <div className={`noPrint cluster center between gap-5 hairTop ${styles.links}`}>
                <ButtonLink to={interestPath(data.title)} variant="secondary">
                  Interesse em novas turmas
                </ButtonLink>
                <ShareBar
                  title={data.title}
                  parameters={choiceNames}
                  message={shareMessage(`Oi! Olha este curso ${ofInstitution}`, [
                    sharedOffer(data, shown, seenAt),
                  ])}
                />
                <SaveOffline title={data.title} />
              </div>
            </Container>
            {data.modality_id !== 1 && <DiscountPolicies offered={shown} />}
            <RelatedCourses course={data} />
          </>
        )}
      </AsyncRegion>
      <CompareBar />
    </>
  );
}

/** Returns the server's card of a course, else the course's picture. */
function courseImage({ title, image, share_image_url }: CourseDetails): ShareImage | null {
  const card = shareImage(share_image_url);
  const url = card ?? shareImage(image);
  return url === null ? null : { url, alt: title, ...(card && { size: cardSize }) };
}

/** Data of a course for search engines. */
function CourseSchema({ course, seenAt }: { course: CourseDetails; seenAt: number }) {
  const units = useQuery(unitsQuery()).data ?? [];
  const url = portalUrl(`/detalhes/${course.id}`);
  const image = shareImage(course.image);
  return <StructuredData key={course.id} data={courseData({ course, units, url, image, now: seenAt })} />;
}

/** Syllabus of a course, with its requirements next to it (A 2.5). */
function CourseContent({ course: { goals, requirements } }: { course: Course }) {
  const id = useId();
  return (
    <Container>
      <div className={`grid ${styles.content}`}>
        <section aria-labelledby={`${id}-goals`}>
          <h2 id={`${id}-goals`}>Ementa</h2>
          {goals ? <RichHtml html={goals} /> : <p>Em Breve</p>}
        </section>
        <section aria-labelledby={`${id}-requirements`} className={`marked ${styles.requirements}`}>
          <h2 id={`${id}-requirements`}>Pré Requisitos</h2>
          {requirements.length === 0 && <p>{noPrerequisites}</p>}
          {requirements.map(({ nomeDoTipoDeRequisito: type, requisitos }) => (
            <div key={type}>
              <h3 className="text-md">{type}</h3>
              <ul>
                {requisitos.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </Container>
  );
}

/** PSG notices that offer this course too; nothing until they are known. */
function PsgNotices({ title }: { title: string }) {
  const { data: notices = [] } = useQuery(psgNoticesQuery(title));
  if (notices.length === 0) return null;
  return (
    <Alert tone="info" title="Este curso também tem vagas pelo PSG">
      Veja {notices.length === 1 ? 'o edital' : 'os editais'}:{' '}
      {notices.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/psg/edital/${id}`}>{name}</Link>
        </span>
      ))}
      .
    </Alert>
  );
}

interface ClassesSectionProps {
  course: Course;
  shown: CourseClass | undefined;
  seenAt: number;
}

/** Classes of a course, one at a time, selected by city (A 2.5). */
const ClassesSection = ({ course, shown, seenAt }: ClassesSectionProps) => (
  <Section
    id={CLASSES_ID}
    title="Turmas disponíveis"
    tone="rio"
    action={
      shown && (
        <ChoiceForm>
          <ChoiceSelect
            name="turma"
            label="Cidade"
            value={String(shown.planoDoCursoId)}
            submitLabel="Ver turma"
            anchor={CLASSES_ID}
          >
            {byStart(course.classes).map((each) => (
              <option key={each.planoDoCursoId} value={each.planoDoCursoId}>
                {`${each.localidade ?? 'Local: em breve'} · ${formatShortDate(each.dataPeriodoExecucaoInicial)}`}
              </option>
            ))}
          </ChoiceSelect>
        </ChoiceForm>
      )
    }
  >
    {shown ? (
      <OfferedClass course={course} offered={shown} seenAt={seenAt} />
    ) : (
      <EmptyState
        title="Nenhuma turma prevista no momento"
        action={<ButtonLink to={interestPath(course.title)}>Avise-me de novas turmas</ButtonLink>}
      />
    )}
  </Section>
);

/** Related courses (A 2.5). */
function RelatedCourses({ course }: { course: Course }) {
  const related = useQuery(relatedCoursesQuery(course));
  const seenAt = useSeenAt(related.dataUpdatedAt);
  return (
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
  );
}

/** Error boundary for an unknown course: possible reasons, and links to other courses. Rethrows any other error. */
export function ErrorBoundary() {
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
        <div className="stack gap-6 pb-12">
          <search>
            <form method="get" action={action} className={`stack alignEnd ${styles.titleSearch}`}>
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
