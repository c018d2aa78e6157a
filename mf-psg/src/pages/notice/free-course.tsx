import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { freeCourseQuery } from './notice.queries.ts';

/** Links to the free course of the same title, which has no selection. */
export function FreeCourse({ name }: { name: string }) {
  const { data } = useQuery(freeCourseQuery(name));
  if (!data) return null;
  return (
    <p>
      Também há turmas como <Link to={`/detalhes/${data.id}`}>curso livre</Link>, sem seleção.
    </p>
  );
}
