import { AsyncRegion } from '@portal/ui/async-region';
import { DataTable } from '@portal/ui/data-table';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import styles from './kit.module.css';

const rows = [
  { id: 1, selection: 'PSG 04/2026', course: 'Corte e costura', state: 'Em andamento', status: 'Inscrito' },
  { id: 2, selection: 'PSG 11/2025', course: 'Barbeiro', state: 'Encerrado', status: 'Classificado' },
];
const refetch = () => {};

/** Regions in their states (loading, empty, failed), and tables. */
export function StatesKit() {
  return (
    <Section title="Estados de uma região" tone="areia">
      <div className={styles.stack}>
        <AsyncRegion
          query={{ data: undefined, isError: false, fetchStatus: 'fetching', refetch }}
          loading={<Skeleton kind="courseCard" count={3} label="Carregando cursos…" />}
        >
          {() => null}
        </AsyncRegion>
        <Skeleton kind="text" count={4} />
        <AsyncRegion
          query={{ data: undefined, isError: true, fetchStatus: 'idle', refetch }}
          loading={null}
          failedTitle="Não foi possível carregar os cursos"
        >
          {() => null}
        </AsyncRegion>
        <EmptyState
          title="Não há processos seletivos"
          action={<a href="/cursos-livres">Ver cursos livres</a>}
        >
          Novos editais são publicados ao longo do ano.
        </EmptyState>
        <DataTable
          caption="PSG - Processo Seletivo de Gratuidade"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'selection', header: 'Seleção', cell: ({ selection }) => selection },
            { key: 'course', header: 'Curso', cell: ({ course }) => course },
            { key: 'state', header: 'Situação', cell: ({ state }) => state },
            { key: 'status', header: 'Status', cell: ({ status }) => status },
            {
              key: 'paper',
              header: 'Documento',
              align: 'end',
              cell: ({ id }) => <a href={`/printing/${id}`}>Comprovante</a>,
            },
          ]}
        />
      </div>
    </Section>
  );
}
