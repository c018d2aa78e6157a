import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState, isOver } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import { now } from '@portal/contract/clock';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { areaSlug } from '@portal/ui/area';
import { ButtonLink } from '@portal/ui/button';
import { queryOptions } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cardAction } from '../../domain/class-enrolment.ts';
import { chosenClass, coursePath } from '../../domain/offered-class.ts';
import { type AskedClass, type ComparedClass, toCompared } from '../../domain/schedule-comparison.ts';
import { isInShortlist, limits, pickKey } from '../../domain/schedule-shortlist.ts';
import { pickedCourse, UnavailableCourse } from '../../parts/picked-course.tsx';
import { togglePick, useShortlist } from '../../parts/shortlist-store.ts';
import { paymentsQuery } from '../course-details/course-details.queries.ts';
import styles from './compare.module.css';

/** Class to compare, or the requested one if its course is no longer listed. */
export type ComparisonEntry =
  | { kind: 'found'; course: ComparedClass; offered: CourseClass | undefined }
  | { kind: 'gone'; asked: AskedClass };

/** Compared classes, in the order of the URL. */
export const comparisonQuery = (picks: readonly AskedClass[]) =>
  queryOptions({
    queryKey: ['comparison', picks],
    queryFn: ({ client, signal }) =>
      Promise.all(
        picks.map(async (asked): Promise<ComparisonEntry> => {
          const course = await pickedCourse(asked.id, signal);
          if (!course) return { kind: 'gone', asked };
          const offered = chosenClass(course.classes, asked.classId);
          // Failed payment methods affect only their own line, not the comparison (A 8).
          const payments = offered
            ? await client.ensureQueryData(paymentsQuery(offered.planoDoCursoId)).catch(() => null)
            : [];
          return { kind: 'found', course: toCompared(asked, course, offered, payments, now()), offered };
        }),
      ),
  });

interface ComparedCoursesProps {
  entries: readonly ComparisonEntry[];
  /** Timestamp at which they were fetched. */
  seenAt: number;
}

/** Compared classes, each with links to its page and to remove it. */
export function ComparedCourses({ entries, seenAt }: ComparedCoursesProps) {
  const { compared } = useShortlist();
  const picks = entries.map(getAsked);
  const nameOf = (id: number) => compared.find((pick) => pick.id === id)?.title ?? `Curso ${id}`;
  return (
    <>
      <h2 className="visuallyHidden">Cursos comparados</h2>
      <ul className={`stack ${styles.courses}`}>
        {entries.map((entry) => {
          const asked = getAsked(entry);
          const key = pickKey(asked);
          const others = picks.map(pickKey).filter((other) => other !== key);
          if (entry.kind === 'gone') {
            const title = nameOf(asked.id);
            return (
              <li key={key}>
                <UnavailableCourse
                  title={title}
                  action={<RemoveLink asked={asked} title={title} others={others} />}
                />
              </li>
            );
          }
          const { title, segment } = entry.course;
          return (
            <li
              key={key}
              className={`stack top gap-2 ${styles.course}`}
              data-area={segment ? areaSlug(segment) : undefined}
            >
              {segment && <p className={`text-xs bold ${styles.area}`}>{segment}</p>}
              <h3 className={`text-md ${styles.title}`}>
                <Link to={coursePath(asked.id, asked.classId)}>{title}</Link>
              </h3>
              <ClassAction asked={asked} title={title} offered={entry.offered} seenAt={seenAt} />
              <RemoveLink asked={asked} title={title} others={others} />
            </li>
          );
        })}
        {entries.length < limits.compared && (
          <li className={styles.more}>
            <ButtonLink to="/cursos" variant="secondary">
              Incluir outro curso
            </ButtonLink>
          </li>
        )}
      </ul>
    </>
  );
}

const getAsked = (entry: ComparisonEntry): AskedClass =>
  entry.kind === 'found' ? entry.course : entry.asked;

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
