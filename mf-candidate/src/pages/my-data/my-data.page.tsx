import { nullIfMissing } from '@portal/client/api';
import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { myApplicationsQuery } from '@portal/selection-process/data/applicant.queries';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { Disclosure } from '@portal/ui/disclosure';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { Skeleton } from '@portal/ui/skeleton';
import { WrapText } from '@portal/ui/wrap-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type DataEntry, type DataGroup, type DataNames, dataGroups } from '../../domain/data-groups.ts';
import { DataFile, loadMyData, NoDataFile } from '../../parts/data-file.tsx';
import { CandidatePage } from '../../parts/require-session.tsx';
import styles from './my-data.module.css';

/** /meus-dados: all stored data of the candidate, on the page and as a file. */
export const Component = () => (
  <CandidatePage title="Meus dados" lead="Tudo o que guardamos sobre você">
    <MyData />
  </CandidatePage>
);

function MyData() {
  const copy = useQuery(myDataQuery());
  const names = useDataNames();
  return (
    <Container>
      <AsyncRegion
        query={copy}
        loading={<Skeleton kind="text" count={8} label="Carregando seus dados…" />}
        failedTitle="Não foi possível carregar seus dados"
      >
        {(data) => (data === null ? <NoDataFile /> : <Groups groups={dataGroups(data, names)} />)}
      </AsyncRegion>
    </Container>
  );
}

const Groups = ({ groups }: { groups: readonly DataGroup[] }) => (
  <div className="stack gap-8">
    <div className="stack start measure">
      <p>
        Para corrigir nome, e-mail ou celular, abra o <Link to="/perfil">Perfil</Link>. Por quanto tempo
        guardamos cada coisa está na <Link to="/politicas">Política de privacidade</Link>.
      </p>
      <DataFile />
    </div>
    <nav aria-label="Nesta página">
      <ul className="cluster gap-0 gap-x-5 roomyLinks">
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
  const { data: psg } = useQuery(myApplicationsQuery('psg'));
  const { data: pss } = useQuery(myApplicationsQuery('pss'));
  return useMemo(
    () => ({
      cities: new Map(cities?.map(({ value, label }) => [value, label])),
      offers: new Map([...(psg ?? []), ...(pss ?? [])].map(({ number, offer }) => [number ?? '', offer])),
    }),
    [cities, psg, pss],
  );
}

/** Shows data of one kind; a long list initially shows only its first entries. */
function DataGroupSection({ group: { name, title, folded, entries } }: { group: DataGroup }) {
  const headingId = `${name}-titulo`;
  const list = (
    <ShowMoreList
      label={title}
      items={entries}
      keyOf={({ key }) => key}
      renderItem={(entry) => <Entry entry={entry} />}
    />
  );
  return (
    <section id={name} aria-labelledby={headingId} className={`stack gap-2 ${styles.group}`}>
      <h2 id={headingId}>{title}</h2>
      {folded ? <Disclosure summary="Mostrar">{list}</Disclosure> : list}
    </section>
  );
}

const Entry = ({ entry: { heading, facts } }: { entry: DataEntry }) => (
  <div className="stack gap-3">
    {heading && <h3 className="text-md">{heading}</h3>}
    <dl className={`facts stack columns gap-3 ${styles.facts}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WrapText>{value}</WrapText>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Loads all stored data of the candidate on each visit; null if the server offers no copy. */
const myDataQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'my-data'],
    queryFn: ({ signal }) => nullIfMissing(loadMyData(signal), [404, 405]),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
