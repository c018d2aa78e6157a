import { portalUrl } from '@portal/client/addresses/portal-url';
import { coursePath } from '@portal/client/catalogue/course-card';
import { courseHead, toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import type { Course } from '@portal/contract/endpoints/courses';
import { shareMessage } from '@portal/contract/format/share-message';
import { ofInstitution } from '@portal/contract/institution/names';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { SaveOffline } from '@portal/ui/save-offline';
import { Skeleton } from '@portal/ui/skeleton';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQueries, useQuery } from '@tanstack/react-query';
import { memo, useRef } from 'react';
import { chosenClass, sharedOffer } from '../../domain/offered-class.ts';
import { type PickedClass, pickKey } from '../../domain/schedule-shortlist.ts';
import { CardRows, CompareBar, ScheduleCard } from '../../parts/course-list.tsx';
import { ClashNote, pickedCourseQuery, UnavailableCourse } from '../../parts/picked-course.tsx';
import { togglePick, useShortlist } from '../../parts/shortlist-store.ts';

/** /cursos-salvos: classes saved on this device. */
export function Component() {
  const { saved } = useShortlist();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, saved.map(pickKey).join());
  return (
    <>
      <PageHeader
        title="Cursos salvos"
        lead="Ficam guardados neste aparelho, sem cadastro, até que você os remova."
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
      />
      <Container>
        <div ref={list} tabIndex={-1} className="stack pt-8 pb-12">
          {!hydrated && (
            <>
              <noscript>Para ver os cursos salvos neste aparelho, ative o JavaScript do navegador.</noscript>
              <div className="needsScript">
                <Skeleton kind="courseCard" count={3} label="Procurando os cursos salvos…" />
              </div>
            </>
          )}
          {hydrated && saved.length === 0 && (
            <EmptyState
              title="Nenhum curso salvo neste aparelho"
              action={<ButtonLink to="/cursos">Procurar cursos</ButtonLink>}
            >
              <p>Toque em “Salvar” em um curso para encontrá-lo aqui depois.</p>
            </EmptyState>
          )}
          {saved.length > 0 && <SavedCourses saved={saved} />}
        </div>
      </Container>
      <CompareBar />
    </>
  );
}

/** Saved classes, those at the same time, and a message with a link to each: the list itself is only on this device. */
function SavedCourses({ saved }: { saved: readonly PickedClass[] }) {
  const ids = [...new Set(saved.map(({ id }) => id))];
  const courses = useQueries({ queries: ids.map((id) => pickedCourseQuery(id)) });
  const seenAt = useSeenAt(Math.max(0, ...courses.map(({ dataUpdatedAt }) => dataUpdatedAt)));
  const loaded = saved.flatMap(({ id, classId }) => {
    const course = courses[ids.indexOf(id)]?.data;
    return course ? { course, classId, offered: chosenClass(course.classes, classId) } : [];
  });
  const offers = loaded.map(({ course, classId, offered }) => ({
    ...sharedOffer(course, offered, seenAt),
    url: portalUrl(coursePath(course.id, classId)) ?? undefined,
  }));
  const message = shareMessage(`Oi! Guardei estes cursos ${ofInstitution}`, offers);
  return (
    <>
      <h2 className="visuallyHidden">Neste aparelho</h2>
      <ClashNote
        classes={loaded.flatMap(({ course, offered }) => (offered ? { title: course.title, offered } : []))}
      />
      <CardRows label="Cursos salvos">
        {saved.map((pick) => (
          <li key={pickKey(pick)}>
            <SavedCourse pick={pick} />
          </li>
        ))}
      </CardRows>
      {loaded.length > 0 && (
        <div className="cluster">
          <ButtonLink
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            external
            variant="secondary"
          >
            Enviar a lista pelo WhatsApp
          </ButtonLink>
        </div>
      )}
      <SaveOffline title="Cursos salvos" />
    </>
  );
}

/** Saved class with current data, or the course's next class if it is gone. */
const SavedCourse = memo(({ pick }: { pick: PickedClass }) => {
  const course = useQuery(pickedCourseQuery(pick.id));
  const seenAt = useSeenAt(course.dataUpdatedAt);
  return (
    <AsyncRegion
      query={course}
      loading={<Skeleton kind="courseCard" count={1} label={`Carregando ${pick.title}…`} />}
      empty={(data) => data === null}
      emptyState={
        <UnavailableCourse
          title={pick.title}
          action={
            <Button variant="secondary" onClick={() => togglePick('saved', pick)}>
              Remover <span className="visuallyHidden">{pick.title}</span>
            </Button>
          }
        />
      }
      failedTitle={`Não foi possível carregar ${pick.title}`}
    >
      {(data) => data && <ScheduleCard course={createCard(data, pick)} seenAt={seenAt} pick={pick} />}
    </AsyncRegion>
  );
});

/** Returns the course's card data with the saved class first. */
function createCard(course: Course, { classId }: PickedClass) {
  const saved = chosenClass(course.classes, classId);
  return { ...courseHead(course), classes: saved ? [toCatalogueClass(saved)] : [] };
}
