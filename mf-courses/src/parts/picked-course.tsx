import { call, nullIfMissing } from '@portal/client/api';
import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import { interestPath } from '@portal/contract/catalogue/interest';
import { type Course, getCourse } from '@portal/contract/endpoints/courses';
import { Alert } from '@portal/ui/alert';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findClashes, type TitledClass } from '../domain/clashes.ts';
import styles from './course-list.module.css';

/** Fetches a picked course; null if it is no longer in the schedule (A 5.1). */
export async function pickedCourse(id: number, signal: AbortSignal): Promise<Course | null> {
  const course = await nullIfMissing(call(getCourse, { params: { id }, signal }));
  return course && isEnrolling(course) ? course : null;
}

export const pickedCourseQuery = (id: number) =>
  queryOptions({ queryKey: ['picked-course', id], queryFn: ({ signal }) => pickedCourse(id, signal) });

/** Replaces a picked course that is no longer in the schedule. */
export const UnavailableCourse = ({ title, action }: { title: string; action: ReactNode }) => (
  <div className={`stack start top gap-3 canoe p-5 ${styles.gone}`}>
    <h3 className="text-md">{title}</h3>
    <p>Este curso saiu da programação.</p>
    <p>
      <Link to={interestPath(title)}>
        Avise-me de novas turmas <span className="visuallyHidden">de {title}</span>
      </Link>
    </p>
    {action}
  </div>
);

/** Maximum number of pairs shown: many saved classes have too many. */
const MAX_PAIRS = 5;

/** Lists classes at the same time; nothing without any. */
export function ClashNote({ classes }: { classes: readonly TitledClass[] }) {
  const clashes = findClashes(classes);
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title="Há turmas no mesmo horário">
      <ul>
        {clashes.slice(0, MAX_PAIRS).map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
        {clashes.length > MAX_PAIRS && <li>e mais {clashes.length - MAX_PAIRS}</li>}
      </ul>
    </Alert>
  );
}
