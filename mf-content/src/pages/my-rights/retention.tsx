import { DataTable } from '@portal/ui/data-table';
import { formatRetention, retainedData } from '../../domain/retained-data.ts';

/** Personal data that the portal keeps, and how long. */
export const RetentionTable = () => (
  <DataTable
    caption="Dados pessoais que o portal guarda"
    columns={[
      { key: 'title', header: 'Dados', cell: ({ title }) => title },
      { key: 'what', header: 'O que guardamos', cell: ({ what }) => what },
      { key: 'why', header: 'Para quê', cell: ({ why }) => why },
      { key: 'until', header: 'Até quando', cell: formatRetention },
    ]}
    rows={retainedData}
    rowKey={({ kind }) => kind}
  />
);

/** How long each kind of data is kept. */
export const RetentionList = () => (
  <ul>
    {retainedData.map((kept) => (
      <li key={kept.kind}>{`${kept.title}: ${formatRetention(kept)}.`}</li>
    ))}
  </ul>
);
