import { Link } from '@portal/runtime/router';
import { areaSlug } from '@portal/ui/area';
import { ButtonLink } from '@portal/ui/button';
import { X } from 'lucide-react';
import { isInShortlist, limits } from '../../domain/schedule-shortlist.ts';
import { togglePick, useShortlist } from '../../parts/shortlist-store.ts';
import { UnavailableCourse } from '../../parts/unavailable-course.tsx';
import styles from './compare.module.css';
import type { ComparisonEntry } from './compare.queries.ts';

/** The courses of the comparison, each with the way to its page and out of the comparison. */
export function ComparedCourses({ entries }: { entries: readonly ComparisonEntry[] }) {
  const { compared } = useShortlist();
  const ids = entries.map(idOf);
  const nameOf = (id: number) => compared.find((pick) => pick.id === id)?.title ?? `Curso ${id}`;
  return (
    <>
      <h2 className="visuallyHidden">Cursos comparados</h2>
      <ul className={styles.courses}>
        {entries.map((entry) => {
          const id = idOf(entry);
          const others = ids.filter((other) => other !== id);
          if (entry.kind === 'gone')
            return (
              <li key={id}>
                <UnavailableCourse
                  title={nameOf(id)}
                  action={<RemoveLink id={id} title={nameOf(id)} others={others} />}
                />
              </li>
            );
          const { title, segment } = entry.course;
          return (
            <li key={id} className={styles.course} data-area={segment ? areaSlug(segment) : undefined}>
              {segment && <p className={styles.area}>{segment}</p>}
              <h3 className={styles.title}>
                <Link to={`/detalhes/${id}`}>{title}</Link>
              </h3>
              <RemoveLink id={id} title={title} others={others} />
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

const idOf = (entry: ComparisonEntry): number => (entry.kind === 'found' ? entry.course.id : entry.id);

interface RemoveLinkProps {
  id: number;
  title: string;
  others: readonly number[];
}

/** Leads to the comparison without a course, which also leaves the list on the device. */
function RemoveLink({ id, title, others }: RemoveLinkProps) {
  const shortlist = useShortlist();
  const forget = () => {
    if (isInShortlist(shortlist, 'compared', id)) togglePick('compared', { id, title });
  };
  return (
    <Link
      to={`/comparar-cursos${others.length > 0 ? `?ids=${others.join(',')}` : ''}`}
      preventScrollReset
      className={styles.remove}
      onClick={forget}
    >
      <X aria-hidden="true" size={18} /> Remover <span className="visuallyHidden">{title}</span>
    </Link>
  );
}
