import { cardAction, coursePath } from '@portal/client/catalogue/course-card';
import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState, isOver } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import { now } from '@portal/contract/clock';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { shareMessage } from '@portal/contract/format/share-message';
import { ofInstitution } from '@portal/contract/institution/names';
import { preload } from '@portal/platform/remote';
import { areaSlug } from '@portal/ui/area';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { DataTable } from '@portal/ui/data-table';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { ShareBar } from '@portal/ui/share-bar';
import { Skeleton } from '@portal/ui/skeleton';
import { TabLinks } from '@portal/ui/tabs';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { chosenClass, sharedOffer } from '../../domain/offered-class.ts';
import {
  type AskedClass,
  type ComparedClass,
  comparedPicks,
  differences,
  toCompared,
  traits,
} from '../../domain/schedule-comparison.ts';
import { isInShortlist, limits, pickKey } from '../../domain/schedule-shortlist.ts';
import { ClashNote, pickedCourse, UnavailableCourse } from '../../parts/picked-course.tsx';
import { togglePick, useShortlist } from '../../parts/shortlist-store.ts';
import { paymentsQuery } from '../course-details/course-details.queries.ts';
import styles from './compare.module.css';

const TITLE = 'Comparar cursos';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, comparisonQuery(comparedPicks(new URL(request.url).searchParams.get('ids'))));

/** /comparar-cursos?ids=1-1004,2-1007: compares up to three classes; by default the first of each course. */
export function Component() {
  const [search] = useSearchParams();
  const picks = comparedPicks(search.get('ids'));
  const comparison = useQuery(comparisonQuery(picks));
  const seenAt = useSeenAt(comparison.dataUpdatedAt);
  const page = useRef<HTMLDivElement>(null);
  useFocusFallback(page, picks.map(pickKey).join());
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Cada curso pela turma que você escolheu. O endereço desta página guarda a comparação: compartilhe com quem quiser."
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
      />
      <Container>
        <div ref={page} tabIndex={-1} className="pt-8 pb-12">
          <AsyncRegion
            query={comparison}
            loading={<Skeleton kind="table" count={8} label="Carregando os cursos…" />}
            emptyState={
              <EmptyState
                title="Nenhum curso para comparar"
                action={<ButtonLink to="/cursos">Procurar cursos</ButtonLink>}
              >
                <p>Toque em “Comparar” em até {limits.compared} cursos.</p>
              </EmptyState>
            }
            failedTitle="Não foi possível carregar os cursos"
          >
            {(entries) => <Comparison entries={entries} seenAt={seenAt} />}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}

interface ComparisonProps {
  entries: readonly ComparisonEntry[];
  seenAt: number;
}

function Comparison({ entries, seenAt }: ComparisonProps) {
  const found = entries.flatMap(({ compared, offered }) => (compared ? { compared, offered } : []));
  const offers = found.map(({ compared: { title, lines }, offered }) => ({
    ...sharedOffer({ title, modality_id: null }, offered, seenAt),
    price: lines.Preço[0],
  }));
  return (
    <>
      <ComparedCourses entries={entries} seenAt={seenAt} />
      <ClashNote
        classes={found.flatMap(({ compared: { title }, offered }) => (offered ? { title, offered } : []))}
      />
      <ComparisonTable courses={found.map(({ compared }) => compared)} />
      <div className="mt-8">
        <ShareBar
          title={TITLE}
          parameters={['ids', 'mostrar']}
          message={shareMessage(`Oi! Qual destes cursos ${ofInstitution} você acha melhor`, offers)}
        />
      </div>
    </>
  );
}

function ComparisonTable({ courses }: { courses: readonly ComparedClass[] }) {
  const [search] = useSearchParams();
  if (courses.length === 0) return null;
  const different = search.get('mostrar') === 'diferencas';
  const shown = different ? differences(courses) : traits;
  const ids = search.get('ids') ?? '';
  const path = `/comparar-cursos?ids=${ids}`;
  return (
    <>
      {courses.length > 1 && (
        <TabLinks
          label="O que comparar"
          tabs={[
            { label: 'Tudo', to: path, current: !different },
            { label: 'Só as diferenças', to: `${path}&mostrar=diferencas`, current: different },
          ]}
        />
      )}
      <DataTable
        caption="Comparação dos cursos"
        narrow="columns"
        rows={shown}
        rowKey={(trait) => trait}
        empty="Estes cursos não diferem em nada do que se compara aqui."
        columns={[
          { key: 'trait', header: 'O que se compara', cell: (trait) => trait },
          ...courses.map(({ title, lines, ...asked }) => ({
            key: pickKey(asked),
            header: title,
            cell: (trait: (typeof traits)[number]) =>
              lines[trait].map((line) => (
                <span key={line} className={`block ${styles.line}`}>
                  {line}
                </span>
              )),
          })),
        ]}
      />
    </>
  );
}

/** Class to compare. */
interface ComparisonEntry {
  asked: AskedClass;
  compared: ComparedClass | null;
  offered?: CourseClass;
}

/** Compared classes, in the order of the URL. */
const comparisonQuery = (picks: readonly AskedClass[]) =>
  queryOptions({
    queryKey: ['comparison', picks],
    queryFn: ({ client, signal }) =>
      Promise.all(
        picks.map(async (asked): Promise<ComparisonEntry> => {
          const course = await pickedCourse(asked.id, signal);
          if (!course) return { asked, compared: null };
          const offered = chosenClass(course.classes, asked.classId);
          // Failed payment methods affect only their own line, not the comparison (A 8).
          const payments = offered
            ? await client.ensureQueryData(paymentsQuery(offered.planoDoCursoId)).catch(() => null)
            : [];
          return { asked, compared: toCompared(asked, course, offered, payments, now()), offered };
        }),
      ),
  });

/** Compared classes, each with links to its page and to remove it. */
function ComparedCourses({ entries, seenAt }: ComparisonProps) {
  const { compared: picked } = useShortlist();
  const keys = entries.map(({ asked }) => pickKey(asked));
  const nameOf = (id: number) => picked.find((pick) => pick.id === id)?.title ?? `Curso ${id}`;
  return (
    <>
      <h2 className="visuallyHidden">Cursos comparados</h2>
      <ul className={`stack ${styles.courses}`}>
        {entries.map(({ asked, compared, offered }) => {
          const key = pickKey(asked);
          const { title, segment } = compared ?? { title: nameOf(asked.id), segment: null };
          const remove = (
            <RemoveLink asked={asked} title={title} others={keys.filter((other) => other !== key)} />
          );
          if (!compared) {
            return (
              <li key={key}>
                <UnavailableCourse title={title} action={remove} />
              </li>
            );
          }
          return (
            <li
              key={key}
              className={`stack top gap-2 superficie ${styles.course}`}
              data-area={segment ? areaSlug(segment) : undefined}
            >
              {segment && <p className={`text-xs bold ${styles.area}`}>{segment}</p>}
              <h3 className={`heading text-md ${styles.title}`}>
                <Link to={coursePath(asked.id, asked.classId)}>{title}</Link>
              </h3>
              <ClassAction asked={asked} title={title} offered={offered} seenAt={seenAt} />
              {remove}
            </li>
          );
        })}
        {entries.length < limits.compared && (
          <li className={`grid ${styles.more}`}>
            <ButtonLink to="/cursos" variant="secondary">
              Incluir outro curso
            </ButtonLink>
          </li>
        )}
      </ul>
    </>
  );
}

interface ClassActionProps {
  asked: AskedClass;
  title: string;
  offered: CourseClass | undefined;
  seenAt: number;
}

/** Action for a class: enrol, view, or join the waitlist if it is closed. */
function ClassAction({ asked, title, offered, seenAt }: ClassActionProps) {
  const isClosed = offered && isOver(offered, seenAt);
  return (
    <ButtonLink
      variant="secondary"
      to={
        isClosed
          ? interestPath(title, likeClass(toCatalogueClass(offered)))
          : coursePath(asked.id, asked.classId)
      }
    >
      {isClosed ? 'Avise-me' : cardAction(offered && enrolmentState(offered, seenAt))}{' '}
      <span className="visuallyHidden">{title}</span>
    </ButtonLink>
  );
}

interface RemoveLinkProps {
  asked: AskedClass;
  title: string;
  /** Keys of the remaining classes. */
  others: readonly string[];
}

/** Link to the comparison without a class, which is also removed from the list on the device. */
function RemoveLink({ asked: { id, classId }, title, others }: RemoveLinkProps) {
  const shortlist = useShortlist();
  const pick = { id, classId, title };
  const forget = () => {
    if (isInShortlist(shortlist, 'compared', pick)) togglePick('compared', pick);
  };
  return (
    <Link
      to={`/comparar-cursos${others.length > 0 ? `?ids=${others.join(',')}` : ''}`}
      preventScrollReset
      className={`target gap-1 text-sm ${styles.remove}`}
      onClick={forget}
    >
      <X aria-hidden="true" size={18} /> Remover <span className="visuallyHidden">{title}</span>
    </Link>
  );
}
