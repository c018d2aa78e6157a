/** The row that an insert of one row returns. */
export function firstRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The row was not stored.');
  return row;
}
