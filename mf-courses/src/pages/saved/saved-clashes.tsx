import { useQueries } from '@tanstack/react-query';
import { pickedClass } from '../../domain/chosen-class.ts';
import type { PickedClass } from '../../domain/schedule-shortlist.ts';
import { ClashNote } from '../../parts/clash-note.tsx';
import { pickedCourseQuery } from '../../parts/picked-course.queries.ts';

/** Clashes among the saved classes that have loaded; it shares the queries of their cards. */
export function SavedClashes({ saved }: { saved: readonly PickedClass[] }) {
  const ids = [...new Set(saved.map(({ id }) => id))];
  const courses = useQueries({ queries: ids.map((id) => pickedCourseQuery(id)) });
  const classes = saved.flatMap(({ id, classId }) => {
    const course = courses[ids.indexOf(id)]?.data;
    const offered = course && pickedClass(course, classId);
    return offered ? [{ title: course.title, offered }] : [];
  });
  return <ClashNote classes={classes} />;
}
