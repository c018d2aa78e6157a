import { now } from '@portal/contract/clock';
import type { PsgProcess } from '@portal/contract/endpoints/selection-processes';
import { formatDate } from '@portal/contract/format/date';
import { Link } from 'react-router-dom';
import { openNotices } from '../../domain/open-notices.ts';
import { psg } from '../../domain/psg.ts';
import styles from './open-notices.module.css';

/** Lists the open notices for eligible visitors. */
export function OpenNotices({ processes }: { processes: readonly PsgProcess[] }) {
  const notices = openNotices(processes, now());
  return (
    <section aria-labelledby="editais-abertos" className={styles.notices}>
      <h3 id="editais-abertos" className={styles.title}>
        Onde se inscrever agora
      </h3>
      {notices.length === 0 ? (
        <p>Nenhum edital recebe inscrições neste momento. Veja as datas na lista de processos abertos.</p>
      ) : (
        <ul>
          {notices.map(({ id, name, courses }) => (
            <li key={id}>
              <Link to={psg.noticePath(id)}>{name}</Link>
              <p>
                {courses.map((course) => `${course.name} (até ${formatDate(course.end_date)})`).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
