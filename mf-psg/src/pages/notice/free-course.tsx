import { catalogueQuery } from '@portal/runtime/catalogue/catalogue-query';
import { fold } from '@portal/shared/format/fold';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** The way to the free course of the same title, where there is one: it has no selection. */
export function FreeCourse({ name }: { name: string }) {
  const { data } = useQuery(catalogueQuery({ modality: '1', title: name, size: '1' }));
  const course = data?.groups[0]?.courses[0];
  if (!course || fold(course.title) !== fold(name)) return null;
  return (
    <p>
      Também há turmas como <Link to={`/detalhes/${course.id}`}>curso livre</Link>, sem seleção.
    </p>
  );
}
