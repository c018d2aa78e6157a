import { Alert } from '@portal/ui/alert';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { psgNoticesQuery } from './psg-notices.queries.ts';

/** PSG notices that offer this course too; nothing until they are known. */
export function PsgNotices({ title }: { title: string }) {
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
