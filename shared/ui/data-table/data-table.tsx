import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and dates. */
  align?: 'start' | 'end';
}

interface DataTableProps<Row> {
  /** For screen readers: a heading above shows it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Text or component shown without rows. */
  empty?: ReactNode;
  /**
   * Layout of a row in narrow containers. `cards`: headers next to the values. `columns`, for comparing: the row's
   * name above its values, below sticky headers.
   */
  narrow?: 'cards' | 'columns';
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty = 'Nada para mostrar.',
  narrow = 'cards',
}: DataTableProps<Row>) {
  if (rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <div className="sized">
      <table className={`full ${styles.table} ${styles[narrow]}`}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <DataCell key={column.key} column={column} row={row} isName={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell<Row>({ column, row, isName }: { column: Column<Row>; row: Row; isName: boolean }) {
  const content = (
    <>
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      <span className={styles.value}>{column.cell(row)}</span>
    </>
  );
  return isName ? (
    <th scope="row" data-align={column.align}>
      {content}
    </th>
  ) : (
    <td data-align={column.align}>{content}</td>
  );
}
