import { coursePath } from '@portal/client/catalogue/course-card';
import { byStart, toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { isOver } from '@portal/contract/catalogue/enrolment-state';
import type { Course } from '@portal/contract/endpoints/courses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { Skeleton } from '@portal/ui/skeleton';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { describeChanges } from '../domain/pick-changes.ts';
import { allPicks, type PickedClass, pickKey } from '../domain/schedule-shortlist.ts';
import styles from '../parts/course-list.module.css';
import { pickedCourseQuery } from '../parts/picked-course.tsx';
import { useShortlist } from '../parts/shortlist-store.ts';

/** Maximum number of courses; "Cursos salvos" has all. */
const MAX_COURSES = 3;

/** Courses saved or compared on this device, each with its changes since. */
export default function PickedList() {
  const shortlist = useShortlist();
  const titleId = useId();
  const picks = allPicks(shortlist);
  const { saved, compared } = shortlist;
  if (picks.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby={titleId} className={`card lineTop mt-6 ${styles.section}`} data-not-kept>
        <h2 id={titleId} className="text-lg">
          Continue de onde parou
        </h2>
        <ul className="stack fitted gap-3 gap-x-6 mt-3">
          {picks.slice(0, MAX_COURSES).map((pick) => (
            <li key={pickKey(pick)}>
              <Link to={coursePath(pick.id, pick.classId)} className="target bold">
                {pick.title}
              </Link>
              <Changes pick={pick} />
            </li>
          ))}
        </ul>
        <p className="cluster gap-0 gap-x-6 mt-2">
          {saved.length > 0 && (
            <Link to="/cursos-salvos" className="target">{`Cursos salvos (${saved.length})`}</Link>
          )}
          {compared.length > 1 && (
            <Link className="target" to={`/comparar-cursos?ids=${compared.map(pickKey).join(',')}`}>
              {`Comparar ${compared.length} cursos`}
            </Link>
          )}
        </p>
      </section>
    </Container>
  );
}

function Changes({ pick }: { pick: PickedClass }) {
  const course = useQuery(pickedCourseQuery(pick.id));
  const seenAt = useSeenAt(course.dataUpdatedAt);
  return (
    <AsyncRegion
      query={course}
      loading={<Skeleton kind="text" count={1} label={`Conferindo ${pick.title}…`} />}
      empty={() => false}
      failedTitle={`Não foi possível conferir ${pick.title}`}
    >
      {(data) => (
        <ChangeList
          changes={describeChanges(pick.seen ?? null, getOfferedClass(data, pick, seenAt), seenAt)}
        />
      )}
    </AsyncRegion>
  );
}

function ChangeList({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="muted text-sm">Nada mudou desde que você escolheu.</p>;
  return (
    <ul className={`text-sm ${styles.changes}`}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

/** Returns the current data of a picked class; of a course picked without a class, the next one to begin. */
function getOfferedClass(course: Course | null, { classId }: PickedClass, now: number) {
  const classes = byStart(course?.classes ?? []);
  const offered = classes.find((each) =>
    classId === null ? !isOver(toCatalogueClass(each), now) : each.planoDoCursoId === classId,
  );
  return offered ? toCatalogueClass(offered) : null;
}
