import { call, nullIfMissing } from '@portal/client/api';
import { interestPath } from '@portal/contract/catalogue/interest';
import { listWishedClasses, type RequestedClass } from '@portal/contract/endpoints/contact';
import { Alert } from '@portal/ui/alert';
import { ShareBar } from '@portal/ui/share-bar';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** Requested classes of a course; none if the server does not count them. */
export const wishedClassesQuery = (course: string) =>
  queryOptions({
    queryKey: ['wished-classes', course],
    queryFn: async ({ signal }): Promise<RequestedClass[]> =>
      (course && (await nullIfMissing(call(listWishedClasses, { query: { course }, signal })))) || [],
  });

/** Classes requested by others, each with a link to join; nothing without any. */
export function RequestedClasses({ course, share = false }: { course: string; share?: boolean }) {
  const { data: wished = [] } = useQuery(wishedClassesQuery(course));
  if (wished.length === 0) return null;
  return (
    <div className="mb-6">
      <Alert tone="info" title="Quem mais quer este curso">
        <ul>
          {wished.map(({ city, shift, missing }) => (
            <li key={`${city} ${shift}`}>
              <Link to={interestPath(course, { city, shift: shift ?? '' })}>
                {describeDemand({ city, shift, missing })}
              </Link>
            </li>
          ))}
        </ul>
        {share && <ShareBar title={`Quer fazer ${course} também?`} parameters={['name', 'city', 'shift']} />}
      </Alert>
    </div>
  );
}

const when: Record<string, string> = {
  manha: 'de manhã',
  tarde: 'à tarde',
  noite: 'à noite',
  integral: 'em período integral',
  'fim-de-semana': 'no fim de semana',
};

/** Describes the demand for a requested class: "Faltam no máximo 5 interessados para abrir em Santana à noite". */
export function describeDemand({ city, shift, missing }: RequestedClass): string {
  const place = [`em ${city}`, when[shift ?? '']].filter(Boolean).join(' ');
  if (missing === 0) return `Já há interessados para abrir uma turma ${place}`;
  const people = missing === 1 ? 'Falta no máximo 1 interessado' : `Faltam no máximo ${missing} interessados`;
  return `${people} para abrir ${place}`;
}
