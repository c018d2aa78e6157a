import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { psgProcessesQuery, pssProcessesQuery } from '@portal/selection-process/data/my-processes.queries';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { psgRows, pssRows } from '../../domain/application-rows.ts';
import { type DataGroup, dataGroups } from '../../domain/data-groups.ts';
import type { DataNames } from '../../domain/format-fact.ts';
import { DataFile } from '../../parts/data-file/data-file.tsx';
import { NoDataFile } from '../../parts/data-file/no-data-file.tsx';
import { RequireSession } from '../../parts/require-session/require-session.tsx';
import { DataGroupSection } from './data-group-section.tsx';
import styles from './my-data.module.css';
import { myDataQuery } from './my-data.queries.ts';

/** /meus-dados: all stored data of the candidate, on the page and as a file. */
export function Component() {
  return (
    <>
      <PageHeader
        title="Meus dados"
        lead="Tudo o que guardamos sobre você"
        breadcrumbs={[{ label: 'Área do candidato', to: '/area_do_candidato' }]}
      />
      <RequireSession>
        <MyData />
      </RequireSession>
    </>
  );
}

function MyData() {
  const copy = useQuery(myDataQuery());
  const names = useDataNames();
  return (
    <Container>
      <AsyncRegion
        query={copy}
        loading={<Skeleton kind="text" count={8} label="Carregando seus dados…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar seus dados"
      >
        {(data) => (data === null ? <NoDataFile /> : <Groups groups={dataGroups(data, names)} />)}
      </AsyncRegion>
    </Container>
  );
}

const Groups = ({ groups }: { groups: readonly DataGroup[] }) => (
  <div className={styles.data}>
    <div className={styles.head}>
      <p>
        Para corrigir nome, e-mail ou celular, abra o <Link to="/perfil">Perfil</Link>. Por quanto tempo
        guardamos cada coisa está na <Link to="/politicas">Política de privacidade</Link>.
      </p>
      <DataFile />
    </div>
    <nav aria-label="Nesta página">
      <ul className={styles.contents}>
        {groups.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${name}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    {groups.map((group) => (
      <DataGroupSection key={group.name} group={group} />
    ))}
  </div>
);

/** Returns names of cities, courses and positions; the page is complete without them. */
function useDataNames(): DataNames {
  const { data: cities } = useQuery(cityOptionsQuery());
  const { data: psg } = useQuery(psgProcessesQuery());
  const { data: pss } = useQuery(pssProcessesQuery());
  return useMemo(
    () => ({
      cities: new Map(cities?.map(({ value, label }) => [value, label])),
      offers: new Map([
        ...psgRows(psg ?? []).map(({ number, course }) => [number ?? '', course] as const),
        ...pssRows(pss ?? []).map(({ number, role }) => [number ?? '', role] as const),
      ]),
    }),
    [cities, psg, pss],
  );
}
