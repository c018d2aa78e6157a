import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures and dates. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What to say when there are no rows: words, or a whole state. */
  empty?: ReactNode;
  /** Keeps the caption for screen readers only, where a heading already says it. */
  captionHidden?: boolean;
  /**
   * What becomes of a row in narrow places: a card with its headers beside the values, or, to compare values, its name
   * above them, with the headers said once and kept in sight.
   */
  narrow?: 'cards' | 'columns';
}

/** Rows and columns. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty = 'Nada para mostrar.',
  captionHidden = false,
  narrow = 'cards',
}: DataTableProps<Row>) {
  if (rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles[narrow]}`}>
        <caption className={captionHidden ? 'visuallyHidden' : styles.caption}>{caption}</caption>
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
